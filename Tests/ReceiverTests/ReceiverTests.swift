import Dispatch
import Testing
import TraceRecording
import Traces

/// Tests the senders of messages where objects record their own calls and references stay as they are.
@Suite struct ReceiverTests {
  private let recorder = Recorder()
  private let view: KioskView
  private let presenter: KioskPresenter
  private let interactor: KioskInteractor

  init() {
    let module = recorder.recording { KioskModule() }
    (view, presenter, interactor) = (module.view, module.presenter, module.interactor)
  }

  /// Returns the messages that the Presenter sends in one way, without the two that lead there.
  private func said(_ way: KioskPresenter.Way) -> [String] {
    presenter.way = way
    recorder.act("go", to: view) { view.presenter?.open() }
    return Array(messages.dropFirst())
  }

  private var messages: [String] {
    recorder.trace().events.filter(\.isMessage).map(\.line)
  }

  // MARK: Inside a message

  @Test(arguments: [
    (
      KioskPresenter.Way.nested,
      ["Presenter -> Interactor items()", "Presenter -> View show([\"a\", \"b\"])"]
    ),
    (.chained, ["Presenter -> Wireframe:2 next()", "Presenter -> Wireframe open()"]),
    (.helped, ["Presenter -> View hide()"]),
    (.extended, ["Presenter -> View hide()"]),
    (.handed, ["Presenter -> Wireframe:2 route(View)", "Wireframe:2 -> View hide()"]),
    (.bound, ["Presenter -> View show([0 String])", "Presenter -> View hide()"]),
    (.all, ["Presenter -> View hide()"]),
    (.constant, ["Presenter -> Wireframe:2 open()"]),
    (.late, ["Presenter -> Interactor:2 items()"]),
    (.timed, ["Presenter -> View hide()"]),
    (.own, []),
    (.looking, []),
  ])
  func `finds the sender`(_ way: KioskPresenter.Way, _ messages: [String]) {
    #expect(said(way) == messages)
  }

  @Test(arguments: [KioskPresenter.Way.callback, .copied])
  func `finds the sender in a completion closure`(_ way: KioskPresenter.Way) {
    let messages = said(way)
    #expect(
      messages == [
        "Presenter -> Interactor fetch(0, then: {closure})",
        "Interactor -> Presenter done([0 String])",
        "Presenter -> View show([0 String])",
      ]
    )
  }

  @Test func `finds the sender in a closure that is called much later`() {
    _ = said(.kept)
    recorder.recording { interactor.deliver() }
    #expect(
      messages.suffix(3) == [
        "nobody -> Interactor deliver()", "Interactor -> Presenter done([\"x\"])",
        "Presenter -> View show([\"x\"])",
      ]
    )
  }

  @Test func `returns the object itself at the reference`() {
    _ = said(.bound)
    #expect(view.text.hasPrefix("bound"))
    recorder.recording { #expect(view.presenter as? KioskPresenter === presenter) }
  }

  @Test func `records the line of a call through a reference`() {
    _ = said(.nested)
    let call = recorder.trace().events.last { $0.label.hasPrefix("show") }
    #expect(call?.location?.file == "Kiosk.swift")
    #expect(call?.location?.function == "open()")
    #expect(call?.seam?.property == "view")
  }

  @Test func `finds the sender across a suspension`() async {
    await recorder.recording {
      await recorder.action("go", to: presenter) { await presenter.reload() }
    }
    #expect(messages == ["Presenter -> Interactor load()", "Presenter -> View show([\"c\"])"])
  }

  // MARK: Not recorded twice

  @Test func `writes no second row for a call of the stage`() {
    recorder.recording { recorder.stageCall("press()", on: view) { view.press() } }
    #expect(
      messages == [
        "View -> Presenter open()", "Presenter -> Interactor items()",
        "Presenter -> View show([\"a\", \"b\"])",
      ]
    )
  }

  // MARK: Outside any message

  @Test func `records a call from outside without a sender`() {
    recorder.recording { view.press() }
    #expect(messages.prefix(2) == ["nobody -> View press()", "View -> Presenter open()"])
  }

  @Test func `ignores an old read whose owner does not send the message`() {
    recorder.recording {
      #expect(presenter.isShown)
      view.press()
    }
    #expect(messages.first == "nobody -> View press()")
  }

  @Test func `discards a read when another call comes between`() {
    recorder.recording {
      #expect(presenter.isShown)
      interactor.deliver()
      view.hide()
    }
    #expect(messages == ["nobody -> Interactor deliver()", "nobody -> View hide()"])
  }

  @Test func `finds the reader of the reference, for one message only`() {
    recorder.recording {
      presenter.tick()
      view.hide()
    }
    #expect(messages == ["Presenter -> View hide()", "nobody -> View hide()"])
  }

  @Test func `finds the reader of a reference set before the recording`() {
    presenter.view = view
    recorder.recording { presenter.tick() }
    #expect(messages == ["Presenter -> View hide()"])
  }

  @Test func `records no message to an object without a role`() {
    let stranger = KioskStranger()
    presenter.view = stranger
    recorder.recording { presenter.tick() }
    #expect(stranger.hidings == 1)
    #expect(messages == [])
  }

  // MARK: Faults

  @Test func `drops, doubles and moves received messages`() throws {
    try recorder.inject(.drop, "Presenter -> View hide")
    #expect(said(.helped) == ["Presenter -> View hide()"])
    #expect(recorder.trace().events.last { $0.kind == .lost }?.loss == .dropped)
    recorder.heal()
    try recorder.inject(.double, "Presenter -> View show")
    #expect(said(.nested).filter { $0.contains("show") }.count == 2)
    #expect(view.shown.count == 2)
    recorder.heal()
    try recorder.inject(.move(to: "io"), "Presenter -> View show")
    _ = said(.nested)
    let moved = recorder.trace().events.last { $0.kind == .asyncCall && $0.label.hasPrefix("show") }
    #expect(moved?.delivery == "io")
    #expect(view.shown.count == 3)
  }

  @Test func `delays the call in the method`() throws {
    try recorder.inject(.delay(300), "Presenter -> View show")
    recorder.act("go", to: view) {
      view.presenter?.open()
      #expect(view.shown.isEmpty)
    }
    #expect(view.shown == [["a", "b"]])
    let late = recorder.trace().events.last { $0.kind == .asyncCall }
    #expect(late?.line == "Presenter -> View show([\"a\", \"b\"])")
  }

  @Test func `throws in the method`() throws {
    struct Broken: Error {}
    try recorder.inject(.throw(Broken()), "Presenter -> Interactor order")
    #expect(throws: Broken.self) {
      try recorder.recording {
        try recorder.action("go", to: presenter) { _ = try presenter.interactor.order("a") }
      }
    }
    #expect(recorder.trace().events.contains { $0.kind == .throw })
  }

  @Test func `loses a message at a reference that a fault forgets`() {
    recorder.inject(.nil, at: "Presenter.view")
    recorder.recording { presenter.view = view }
    #expect(said(.nested).last == "Presenter -> nobody show(_:) or hide() or nothing")
  }

  @Test func `stops a conversation that runs away`() {
    recorder.recording {
      let echo = Echo()
      let other = Echo()
      (echo.other, other.other) = (other, echo)
      recorder.action("go", to: echo) { echo.other?.say() }
    }
    #expect(recorder.trace().events.contains { $0.loss == .stopped })
  }

  // MARK: Threads

  @Test(arguments: [("Porter", 1), ("nobody", 2)])
  func `finds the sender without a cause if closures of one object call it`(
    sender: String,
    count: Int
  ) {
    let (porters, shelf) = recorder.recording {
      ((1...count).map { _ in KioskPorter() }, KioskShelf())
    }
    recorder.recording {
      recorder.action("go", to: porters[0]) { porters[0].start(shelf) }
      porters[0].queue.sync {}
    }
    #expect(messages == ["\(sender) -> Shelf fill()"])
  }

  @Test func `separates threads`() {
    let recorder = recorder
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      recorder.recording {
        let view = KioskModule().view
        recorder.action("go", to: view) { for _ in 0..<100 { view.presenter?.open() } }
      }
    }
    let calls = recorder.trace().events.filter(\.isMessage)
    #expect(calls.count == 8 * 100 * 3)
    #expect(calls.allSatisfy { $0.sender != nil && $0.sender?.role != $0.receiver?.role })
    let pairs = Set(calls.map { "\($0.sender?.name ?? "") \($0.receiver?.name ?? "")" })
    #expect(pairs.count == 8 * 3)
  }
}

extension Event {
  /// Sender, receiver and message.
  var line: String { "\(sender?.name ?? "nobody") -> \(receiver?.name ?? "nobody") \(label)" }
}

extension Recorder {
  /// Records an action of the person.
  func act(_ words: String, to receiver: AnyObject?, _ body: () -> Void) {
    recording { action(words, to: receiver, body) }
  }
}

// MARK: - Without end

private protocol EchoProtocol: AnyObject { func say() }

@Role("Echo", as: .store) private final class Echo: EchoProtocol {
  weak var other: (any EchoProtocol)?

  func say() { other?.say() }
}

// MARK: - Work for a queue

@Role("Shelf", as: .store) final class KioskShelf: @unchecked Sendable {
  func fill() {}
}

@Role("Porter", as: .interactor) final class KioskPorter: @unchecked Sendable {
  @Unseen let queue = DispatchQueue(label: "porter")

  func start(_ shelf: KioskShelf) {
    queue.async(flags: .barrier) {
      shelf.fill()
      self.rest()
    }
  }
  func rest() {}
}
