import Testing
import TraceRecording
import Traces

/// Tests messages that arrive after the call that caused them has returned.
@Suite struct LateMessageTests {
  private let recorder = Recorder()
  private let queue = LaterQueue()

  private func open(_ interactor: LoadingInteractor, _ body: () -> Void = {}) -> LoadingPresenter {
    recorder.recording {
      let presenter = LoadingPresenter(interactor)
      recorder.action("load", to: presenter) {
        recorder.stageCall("load()", on: presenter) { presenter.load() }
        body()
      }
      return presenter
    }
  }

  private func patient() -> LoadingInteractor {
    recorder.recording { LoadingInteractor(queue) }
  }

  private func wait() {
    recorder.act("wait") { queue.run() }
  }

  @Test func `are asynchronous when they come later`() throws {
    let presenter = open(patient())
    wait()
    #expect(presenter.result == 3)
    #expect(try recorder.rows == Cases.lines("a completion handler is called later"))
    let rows = recorder.trace().rows
    #expect(rows.map(\.isLate) == [false, false, false, true, false])
  }

  @Test func `come late in the same action, too`() {
    _ = open(patient()) { queue.run() }
    #expect(recorder.trace().rows.last { $0.kind == .asyncCall }?.isLate == true)
  }

  @Test func `come late after an action without calls`() {
    let presenter = recorder.recording { LoadingPresenter(LoadingInteractor()) }
    recorder.recording {
      var later = {}
      recorder.action("tap", to: presenter) {
        later = Recorder.preservingThreadContext({ presenter.load() })
      }
      later()
    }
    let rows = recorder.trace().rows
    #expect(rows.dropFirst().first?.kind == .asyncCall)
    #expect(rows.dropFirst().first?.cause == 1)
  }

  @Test func `are told apart when two come at once`() {
    let (one, two) = (open(patient()), open(patient()))
    wait()
    #expect((one.result, two.result) == (3, 3))
    let late = recorder.trace().rows.filter(\.isLate)
    #expect(late.map(\.cause) == [2, 5])
  }

  @Test func `are lost with their arguments when their owner is gone`() throws {
    var presenter: LoadingPresenter? = open(patient())
    #expect(presenter != nil)
    presenter = nil
    wait()
    let lost = try #require(recorder.trace().rows.last)
    #expect(lost.expectation == "Interactor -x Presenter completion(3) [gone]")
    #expect(lost.cause == 2)
    #expect(lost.isLate)
    #expect(recorder.trace().rows.map(\.kind).contains(.gone))
    #expect(!recorder.trace().events.contains { $0.isAnswer && $0.cause == lost.number })
  }

  @Test(arguments: [true, false])
  func `are not lost when the closure works without its owner`(_ isLater: Bool) throws {
    let queue = isLater ? queue : nil
    let (interactor, deaf) = recorder.recording {
      (LoadingInteractor(self.queue), FragileListener())
    }
    recorder.recording {
      var presenter: EagerPresenter? = EagerPresenter(interactor, deaf, queue)
      recorder.action("load", to: presenter) { presenter?.load() }
      presenter = nil
    }
    wait()
    let rows = recorder.trace().rows
    #expect(rows.contains { $0.kind == .asyncCall && $0.message?.baseName == "completion" })
    #expect(isLater || rows.contains { $0.message?.baseName == "say" })
    #expect(!rows.contains { $0.loss == .gone })
  }

  @Test func `say where a value was published and where it was delivered`() throws {
    let presenter = recorder.recording { RatesPresenter(repository: RatesRepository()) }
    recorder.recording {
      recorder.action("open", to: presenter) { presenter.observe(on: queue) }
      recorder.executor = "io"
      presenter.repository.refresh()
      recorder.executor = "main"
      queue.run()
    }
    let rate = try #require(recorder.trace().rows.first { $0.kind == .asyncCall })
    #expect(rate.message?.baseName == "rates")
    #expect(rate.executor == "io")
    #expect(rate.deliveredOn == "main")
    #expect(presenter.shown == ["1.5", "2.5"])
  }

  @Test(arguments: ["delay", "move"])
  func `say where a fault has delivered them`(_ name: String) throws {
    let fault = name == "move" ? MessageFault.move(to: "io") : .delay(10)
    let scheduler = HandScheduler()
    recorder.scheduler = scheduler
    try recorder.inject(fault, "Interactor -> Presenter completion")
    let presenter = open(patient())
    wait()
    recorder.recording { scheduler.run() }
    #expect(presenter.result == 3)
    let late = try #require(recorder.trace().rows.first { $0.kind == .asyncCall })
    #expect(late.deliveredOn == (name == "move" ? "io" : "main"))
  }

  @Test func `are lost with their arguments when a fault delays them past the release`() throws {
    let scheduler = HandScheduler()
    recorder.scheduler = scheduler
    try recorder.inject(.delay(10), "Interactor -> Presenter completion")
    var presenter: LoadingPresenter? = open(patient())
    #expect(presenter != nil)
    wait()
    presenter = nil
    recorder.recording { scheduler.run() }
    let lost = try #require(recorder.trace().rows.last { $0.loss == .gone })
    #expect(lost.label == "completion(3)")
  }
}

/// A queue that runs its work on request, with the cause at the time of enqueuing.
final class LaterQueue {
  private var work: [() -> Void] = []

  func async(_ body: @escaping () -> Void) { work.append(Recorder.preservingThreadContext(body)) }
  func run() { while !work.isEmpty { work.removeFirst()() } }
}

/// A Presenter whose closures do their work also after its release.
@Role(.presenter) final class EagerPresenter {
  private(set) var interactor: any LoadingInteractorProtocol
  private(set) var listener: any FragileProtocol
  @Unseen private var queue: LaterQueue?

  init(
    _ interactor: any LoadingInteractorProtocol,
    _ listener: any FragileProtocol,
    _ queue: LaterQueue? = nil
  ) {
    self.interactor = interactor
    self.listener = listener
    self.queue = queue
  }

  func load() {
    let (listener, queue) = (listener, queue)
    interactor.load(from: 1) { number in
      guard let queue else { return listener.say("\(number)") }
      queue.async { listener.say("\(number)") }
    }
  }
}
