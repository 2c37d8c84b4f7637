import Testing
import TraceRecording
import Traces

/// Tests reads of nil from optional references, whatever their types are called.
@Suite struct WatchedReferenceTests {
  private let recorder = Recorder()

  /// Returns the lost messages of a Presenter whose references are all nil.
  private func lost(_ play: (LobbyPresenter) -> Void) -> [Event] {
    lost { play(LobbyPresenter()) }
  }

  private func lost(_ play: () -> Void) -> [Event] {
    recorder.recording(play)
    return recorder.trace().events.filter { $0.kind == .lost }
  }

  @Test func `is a lost message where one is sent`() {
    let lost = lost { presenter in
      presenter.chain()
      presenter.force()
      presenter.leave()
      presenter.fallBack()
    }
    #expect(lost.compactMap { $0.seam?.property } == ["screen", "display", "exit", "default"])
    let messages = lost.map { $0.message?.description }
    #expect(messages == ["greet()", "display()", "leave()", "leave()"])
    #expect(lost.allSatisfy { $0.loss == .nil && $0.sender?.description == "Presenter" })
  }

  @Test func `is a lost message through a local copy of the object`() {
    let lost = lost {
      let presenter = LobbyCopies()
      presenter.strongSelf()
      presenter.captured()
      presenter.weakCopy()
    }
    #expect(lost.map { $0.message?.description } == ["greet()", "display()", "leave()"])
  }

  @Test func `is a lost message through a local copy of the reference`() {
    let lost = lost {
      let presenter = LobbyCopies()
      presenter.copy()
      presenter.cast()
      presenter.copyPerhaps()
      presenter.capture()
      presenter.copyAndAsk()
    }
    let nothing = ["greet()", "nothing"]
    #expect(lost.map(\.candidates) == [["greet()"], ["greet()"], nothing, nothing])
  }

  @Test func `is no message where the code compares with nil first`() {
    let lost = lost { presenter in
      _ = presenter.ask()
      presenter.bind()
      presenter.unwrap()
      presenter.map()
    }
    #expect(lost.isEmpty)
  }

  @Test func `is no message for values and objects without a role`() {
    #expect(lost { $0.values() }.map { $0.message?.description } == ["count()"])
  }

  @Test func `is a lost message without a name where another object reads the reference`() {
    let lost = lost { LobbyGuide().visit($0) }
    #expect(lost.map { $0.seam?.property } == ["screen"])
    #expect(lost.map { $0.message?.description } == [nil])
    #expect(lost.flatMap(\.candidates).isEmpty)
  }

  @Test func `is no message where code without a role reads the reference`() {
    #expect(lost { $0.screen?.wave() } == [])
    #expect(lost { $0.display?.display() }.map { $0.location?.function } == ["signal()"])
  }

  @Test func `is a lost message in a method without a row`() {
    #expect(lost { $0.signal() }.map { $0.location?.function } == ["signal()"])
  }

  @Test func `is distinguished from a released object`() {
    recorder.recording {
      let presenter = LobbyPresenter()
      do {
        let window = LobbyWindow()
        presenter.screen = window
        presenter.chain()
      }
      presenter.chain()
    }
    let events = recorder.trace().events
    let greetings = events.filter { $0.message?.description == "greet()" && $0.kind != .return }
    #expect(greetings.map(\.kind) == [.call, .lost])
    #expect(events.last { $0.kind == .lost }?.loss == .gone)
  }

  @Test(arguments: [true, false])
  func `leaves values where they are while they grow`(isRecorded: Bool) {
    func grow() {
      let presenter = LobbyPresenter()
      presenter.guests = LobbyGuests(capacity: 100)
      let storage = presenter.guests?.storage
      for _ in 1...100 { presenter.values() }
      #expect(presenter.guests?.names.count == 100)
      #expect(presenter.guests?.storage == storage)
    }
    if isRecorded { recorder.recording(grow) } else { grow() }
  }

  @Test func `is recorded in an actor`() async {
    await recorder.recording {
      let desk = LobbyDesk()
      await desk.open()
      await desk.close()
    }
    let lost = recorder.trace().events.filter { $0.kind == .lost }
    #expect(lost.map { $0.message?.description } == ["leave()"])
  }
}

/// Tests objects that are released between two actions, such as the View of a closed screen.
@Suite struct EndOfLifeTests {
  private let recorder = Recorder()

  private func gone() -> [Event] { recorder.trace().events.filter { $0.kind == .gone } }

  @Test func `has a row between actions`() {
    var window: LobbyWindow? = recorder.recording { LobbyWindow() }
    recorder.act("greet", to: window) { window?.greet() }
    #expect(gone().isEmpty)
    window = nil
    #expect(recorder.trace().rows.map(\.kind) == [.action, .gone])
    #expect(gone().map(\.number) == [2])
    #expect(gone().map { $0.receiver?.description } == ["View"])
  }

  @Test func `is known before the first row`() {
    recorder.recording { _ = LobbyWindow() }
    var window: LobbyWindow? = recorder.recording { LobbyWindow() }
    #expect(window != nil)
    window = nil
    #expect(gone().flatMap(\.objects).count == 2)
    #expect(gone().allSatisfy { $0.number == nil })
    let router = recorder.recording { LobbyRouter() }
    recorder.act("leave", to: router) { router.leave() }
    #expect(recorder.trace().rows.first?.number == 1)
  }

  @Test func `is no row where the whole stage goes`() {
    var window: LobbyWindow? = recorder.recording { LobbyWindow() }
    recorder.act("greet", to: window) { window?.greet() }
    recorder.endConversation()
    window = nil
    #expect(gone().isEmpty)
  }
}

// References whose types have names as teams give them: no name ends like that of a boundary.

protocol LobbyScreen: AnyObject {
  func greet()
  func wave()
}
protocol LobbyDisplayLogic: AnyObject { func display() }
protocol LobbyListener { func didLeave() }
protocol LobbyCounting { mutating func count() }

/// A value whose storage shows whether it was copied.
struct LobbyGuests {
  private(set) var names: [String] = []
  /// The address of its storage.
  var storage: Int { names.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) } }

  init(capacity: Int) { names.reserveCapacity(capacity) }

  mutating func add(_ name: String) { names.append(name) }
}

final class LobbyLamp {
  private(set) var isOn = false
  func light() { isOn = true }
}

@Role(.view) final class LobbyWindow: LobbyScreen {
  func greet() {}
  func wave() {}
}

/// A Router that reads a reference of another object.
@Role(.router) final class LobbyGuide {
  func visit(_ presenter: LobbyPresenter) { presenter.screen?.wave() }
}

@Role(.router) final class LobbyRouter {
  func leave() {}
}

@Role(.presenter) final class LobbyPresenter {
  weak var screen: LobbyScreen?
  weak var display: LobbyDisplayLogic?
  var listener: LobbyListener?
  var router: LobbyRouter?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var exit: LobbyRouter! = nil
  var `default`: LobbyRouter?
  var guests: LobbyGuests?
  var lamp: LobbyLamp?
  var failure: Error?
  private(set) var counter: LobbyCounting?

  func chain() { screen?.greet() }
  func force() { display?.display() }
  @Unseen func signal() { display?.display() }
  func bind() {
    guard let listener else { return }
    listener.didLeave()
  }
  func unwrap() { if let router = router { router.leave() } }
  func map() { _ = router.map { $0.leave() } }
  func ask() -> Bool { router == nil }
  func leave() { exit?.leave() }
  func fallBack() { `default`?.leave() }
  func values() {
    guests?.add("a")
    lamp?.light()
    counter?.count()
    _ = failure.map { String(describing: $0) }
  }
}

/// A Presenter that reads its references through local copies.
@Role(.presenter) final class LobbyCopies {
  weak var screen: LobbyScreen?
  weak var display: LobbyDisplayLogic?
  var router: LobbyRouter?

  func strongSelf() {
    run { [weak self] in
      guard let strongSelf = self else { return }
      strongSelf.screen?.greet()
    }
  }
  func captured() { run { [unowned me = self] in me.display?.display() } }
  func weakCopy() {
    run { [weak weakSelf = self] in if let this = weakSelf { this.router?.leave() } }
  }
  func copy() {
    let screen = self.screen
    screen?.greet()
  }
  func cast() { (screen as? LobbyWindow)?.greet() }
  func copyPerhaps() {
    let one = screen
    if router == nil { one?.greet() }
  }
  func capture() { run { [weak screen] in screen?.greet() } }
  func copyAndAsk() {
    let one = screen
    if one == nil { return }
    one?.greet()
  }
  private func run(_ body: () -> Void) { body() }
}

@Role(.presenter) actor LobbyDesk {
  private var router: LobbyRouter?
  private var guests: LobbyGuests?

  func open() { guests = LobbyGuests(capacity: 1) }
  func close() async {
    guests?.add("b")
    router?.leave()
  }
}
