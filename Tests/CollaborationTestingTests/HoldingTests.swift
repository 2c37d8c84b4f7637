import CollaborationTesting
import Dispatch
import Synchronization
import Testing
import TraceRecording
import Traces

/// Expectations of each kind that hold.
@Suite struct HoldingTests {
  private let trace = recordTrace(of: Shop.makeModule()) { $0.load() }

  @Test func `records the messages of a module after it was made`() {
    expectTrace(trace) {
      """
      View -> Presenter viewDidLoad()
        Presenter -> View showLoading()
        Presenter -> Interactor loadTotal(id: 7)
          Interactor -> Presenter didLoad(id: 7, total: 3)
            Presenter -> View showTotal(3)
      """
    }
    #expect(trace.lanes.map(\.name) == ["View", "Presenter", "Interactor"])
    #expect(trace.rows.map(\.number) == [1, 2, 3, 4, 5])
  }

  @Test(arguments: [
    ("View showTotal", true), ("Presenter -> View showTotal(3)", true), ("View", true),
    ("View showTotal(4)", false), ("View total = 3", false), ("`A (b)` c(_:)", false),
    ("Interactor -->! Presenter notFound", true), ("Presenter -->! Interactor", false),
  ])
  func `finds a line of the notation in a trace`(line: String, isFound: Bool) throws {
    let trace = try Trace(
      notation: """
        Presenter -> View  showTotal(3)
        Presenter -> Interactor  load()
        Interactor -->! Presenter  notFound
        """
    )
    #expect(trace.contains(line) == isFound)
  }

  @Test(arguments: [
    "", "View -> ", "View ->", "-->!", "View  ->  show((", "show(", "show total", "View show(",
    "View -> Presenter show(", "_ -> View show total",
  ])
  func `reports a line that cannot be read`(line: String) async {
    let beginning = "A message cannot be read. \"\(line)\": "
    let texts = await failureTexts {
      #expect(!trace.contains(line == "show(" || line == "show total" ? "View \(line)" : line))
      expectOrder(trace) { Messages(line).never() }
    }
    #expect(texts.count == 2)
    #expect(texts.last?.hasPrefix(beginning) == true)
    #expect(texts.last?.contains("\nThe rule is Messages(\"\(line)\").never().") == true)
    let waits = await failureTexts {
      let late = await recordTrace(of: Shop.makeModule(), until: { $0.contains("View show(") }) {
        $0.load()
      }
      #expect(late.events.last?.kind == .note)
    }
    #expect(waits.count == 1)
    #expect(waits.first?.hasPrefix("What was waited for did not come: A message") == true)
  }

  @Test func `takes a closure that the test calls for the answer to the request`() {
    let presenter = ShopPresenter()
    let trace = recordTrace(of: ShopArchivist(ShopArchive())) {
      $0.output = presenter
      $0.find()
      $0.archive.done?(nil)
    }
    expectTrace(trace) {
      """
      Interactor -> Store find(then: {closure})
        Store ~> Interactor done(nil)
      """
    }
    expectNoFindings(trace)
  }

  @Test func `records an object that an earlier recording has made`() {
    let archive = recordArchive()
    let presenter = ShopPresenter()
    let traces = (1...3).map { _ in
      recordTrace(of: ShopArchivist(archive)) {
        $0.output = presenter
        $0.find()
        $0.archive.done?(nil)
      }
    }
    for trace in traces {
      expectTrace(trace) {
        """
        Interactor -> Store find(then: {closure})
          Store ~> Interactor done(nil)
        """
      }
      expectNoFindings(trace)
    }
  }

  @Test func `records an object of an earlier recording for one of several threads at a time`() {
    nonisolated(unsafe) let view = SubjectUnderTest { ShopView() }.subject
    let traces = Mutex<[Trace]>([])
    DispatchQueue.concurrentPerform(iterations: 64) { _ in
      let trace = recordTrace {
        let presenter = ShopPresenter()
        presenter.view = view
        for total in 0..<20 { presenter.didLoad(id: 1, total: total) }
      }
      traces.withLock { $0.append(trace) }
    }
    let counts = traces.withLock { $0 }.map { trace in
      trace.rows.count { $0.message?.name == "showTotal(_:)" }
    }
    #expect(counts.contains { $0 >= 20 })
    #expect(counts.reduce(0, +) <= 64 * 20)
  }

  /// Returns an object that a recording has made and that outlives the recording.
  private func recordArchive() -> ShopArchive {
    let archivist = SubjectUnderTest { ShopArchivist(ShopArchive()) }
    return archivist.subject.archive
  }

  @Test func `records objects made and released inside`() {
    let trace = recordTrace { Shop.makeModule().load() }
    expectTrace(trace, only: [.interactor]) {
      """
      Presenter -> Interactor loadTotal(id: 7)
        Interactor -> Presenter didLoad(id: 7, total: 3)
      """
    }
  }

  @Test func `records across suspensions`() async {
    let trace = await recordTrace {
      await Task.yield()
      return Shop.makeModule().load()
    }
    expectOrder(trace) { Messages("showTotal").exactly(1) }
    let other = await recordTrace(of: Shop.makeModule()) { view in
      await Task.yield()
      view.load()
    }
    expectOrder(other) { Messages("showTotal").exactly(1) }
  }

  @Test func `matches orders and numbers of messages`() {
    expectOrder(trace) {
      Messages("showLoading", "loadTotal").before(
        "showTotal",
        "Interactor -> Presenter didLoad(id: 7, total: _)"
      )
      Messages("showTotal", "showLoading").inAnyOrder()
      Messages("showError", "Presenter -> Router _", "User -> View tap 1", "total = 3").never()
      Messages("View -> Presenter *").exactly(1)
      Messages("loadTotal(id: $id)").before("didLoad(id: $id, total: $total)")
      Messages("didLoad(id: _, total: $total)").before("showTotal($total)")
    }
  }

  @Test func `receives message after message`() {
    let probe = TraceProbe(of: Shop.makeModule())
    probe.send { $0.load() }
    probe.receive(.presenter, "viewDidLoad()")
    probe.receiveInAnyOrder((.interactor, "loadTotal(id: _)"), (.view, "showLoading()"))
    probe.receive(.presenter, "didLoad")
    probe.receive(.view, "showTotal(3)")
    probe.finish()
  }

  @Test func `skips messages that the test does not receive`() async {
    let probe = TraceProbe(SubjectUnderTest { ShopPresenter() }, exhaustivity: .off)
    await probe.send { presenter in
      await Task.yield()
      presenter.viewDidLoad()
    }
    probe.receive(.interactor, "loadTotal(id: 7)")
    probe.send { $0.didLoad(id: 7, total: -1) }
    probe.receive(.view, "showError(_)")
    probe.finish()
  }

  @Test func `finds nothing, leaks nothing, is wired, or is empty`() async {
    expectNoFindings(trace)
    let other = recordTrace(of: Shop.makeModule(hasInteractor: false)) { $0.load() }
    expectNoFindings(other, except: ["nil-link"])
    expectNoLeaks(of: Shop.makeModule())
    expectNoLeaks(of: Shop.makeModule()) { $0.load() }
    await expectNoLeaks(of: Shop.makeModule()) { view in
      await Task.yield()
      view.load()
    }
    let recorder = Recorder()
    recorder.recording { Shop.makeModule().load() }
    expectNoLeaks(in: recorder)
    expectWired(trace) {
      """
      View.presenter        strong  Presenter
      Interactor.presenter  weak    Presenter
      Presenter.interactor  strong  Interactor
      Presenter.view        weak    View
      """
    }
    expectWired(Trace()) { "(no references)" }
    expectTrace(Trace()) { "(no messages)" }
  }

  // MARK: - Queues

  @Test func `waits for a message from a queue`() async {
    let queue = DispatchQueue(label: "shop")
    let trace = await recordTrace(
      of: Shop.makeModule(on: queue),
      until: { $0.contains("View showTotal") }
    ) { $0.load() }
    expectTrace(trace, .containing) {
      """
      Presenter -> Interactor loadTotal(id: 7)
      Presenter -> View showTotal(3)
      """
    }
  }

  @Test func `waits for an object alone, and between steps`() async {
    let queue = DispatchQueue(label: "shop")
    let interactor = SubjectUnderTest { ShopInteractor(on: queue) }
    let trace = await interactor.recordTrace(until: { $0.contains("Presenter didLoad") }) {
      $0.loadTotal(id: 2)
    }
    expectOrder(trace) { Messages("Interactor -> Presenter didLoad(id: 2, total: 3)").exactly(1) }
    let probe = TraceProbe(of: Shop.makeModule(on: queue), exhaustivity: .off)
    await probe.send(until: { $0.contains("View showTotal") }) { $0.load() }
    probe.receive(.view, "showTotal(3)")
    probe.finish()
  }

  @Test func `names the last message after a timeout`() async {
    let text = await failureTexts {
      _ = await recordTrace(
        of: Shop.makeModule(),
        until: { $0.contains("View showError") },
        timeout: .milliseconds(1)
      ) { $0.load() }
    }.joined()
    #expect(text.hasPrefix("What was waited for did not come within 0.001 seconds."))
    #expect(text.contains("The last message was Presenter -> View showTotal(3)."))
  }
}
