import TraceRecording

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

@Role(.presenter) actor LobbyDesk {
  private var router: LobbyRouter?
  private var guests: LobbyGuests?

  func open() { guests = LobbyGuests(capacity: 1) }
  func close() async {
    guests?.add("b")
    router?.leave()
  }
}
