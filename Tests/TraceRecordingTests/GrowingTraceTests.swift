import Testing
import Traces

@testable import TraceRecording

/// Tests that reading a growing trace in between, however often, does not change it.
@Suite struct GrowingTraceTests {
  /// Opens the list, and a number of times a product's page and back; runs `between` after each step.
  private func conversation(visits: Int, between: (Recorder) -> Void = { _ in }) -> Recorder {
    let recorder = Recorder()
    recorder.recording {
      let store = ProductStore()
      let view = ProductListRouter.createModule(store: store)
      let presenter = view.presenter.map { _unwrap($0) } as? ProductListPresenter
      let router = presenter?.router.map { _unwrap($0) } as? ProductListRouter
      between(recorder)
      recorder.action("open", to: view) { view.viewDidLoad() }
      between(recorder)
      for _ in 0..<visits {
        recorder.action("tap 1", to: view) { view.didTapRow(0) }
        between(recorder)
        recorder.action("back", to: view) { router?.pop() }
        recorder.recordObjectGraph()
        between(recorder)
      }
    }
    return recorder
  }

  @Test func `is the same whether it was read after each step or once`() {
    let once = conversation(visits: 20).trace()
    #expect(conversation(visits: 20) { _ = $0.trace() }.trace() == once)
    #expect(conversation(visits: 20) { _ = $0.events(since: 3) }.trace() == once)
    #expect(once.rows.count > 60)
  }

  @Test func `equals the trace built anew from the records, all or a few at a time`() {
    let recorder = conversation(visits: 20) { _ = $0.trace() }
    var (whole, builder) = (TraceBuilder(recorder), TraceBuilder(recorder))
    whole.catchUp()
    #expect(whole.trace == recorder.trace())
    var times = 0
    repeat {
      builder.catchUp(atMost: 7)
      times += 1
    } while builder.hasMore
    #expect(builder.trace == recorder.trace())
    #expect(times == (recorder.log.count + 6) / 7)
  }

  @Test func `is returned in ranges that make up the whole`() {
    var pieces: [Event] = []
    let recorder = conversation(visits: 10) { recorder in
      pieces += recorder.events(since: pieces.count)
    }
    #expect(pieces + recorder.events(since: pieces.count) == recorder.trace().events)
    #expect(recorder.events(since: 2, before: 5) == Array(recorder.trace().events[2..<5]))
    #expect(recorder.events(since: 1_000_000).isEmpty)
    #expect(recorder.events(since: -3, before: -1).isEmpty)
  }

  @Test func `does not count released participants as living`() {
    let few = conversation(visits: 2)
    let many = conversation(visits: 200)
    #expect(few.registry.locked { $0.living.count } == many.registry.locked { $0.living.count })
    #expect(few.objectGraph().participants.count == many.objectGraph().participants.count)
  }

  @Test func `orders some lanes as in the whole trace`() {
    let recorder = conversation(visits: 5)
    let lanes = recorder.trace().lanes
    #expect(recorder.lanes(of: lanes.reversed()) == lanes)
    #expect(recorder.lanes(of: Array(Set(lanes))) == lanes)
    #expect(recorder.lanes(of: [Participant(.named("Stranger"))]).isEmpty)
  }
}

/// Tests callbacks after each record, and actions during which the first module is made.
@Suite struct WatchTests {
  private let recorder = Recorder()
  private let post = PostConversation()

  @Test func `is called after each record until it is released`() {
    let told = Locked(0)
    var watch: RecorderWatch? = post.recorder.watch { told.locked { $0 += 1 } }
    post.act { post.visitor.counter.greet("Ann") }
    let count = told.locked { $0 }
    // The records of the action and its end, and of the call and its end.
    #expect(count == 4)
    watch = nil
    post.act { post.visitor.counter.greet("Ann") }
    #expect(told.locked { $0 } == count)
    #expect(watch == nil)
  }

  @Test func `is called for values that become text at once, and beside other watches`() {
    let told = Locked(0)
    let watch = post.recorder.watch { told.locked { $0 += 1 } }
    do { withExtendedLifetime(post.recorder.watch {}) {} }
    post.act { post.visitor.counter.hand(over: post.clerk) }
    #expect(told.locked { $0 } == 4)
    withExtendedLifetime(watch) {}
  }

  @Test func `an assembly's objects belong to the first module`() async {
    recorder.recording { recorder.assembling("make") { PostHermit().greet("Ann") } }
    await recorder.recording {
      await recorder.assembling("make") {
        await Task.yield()
        PostHermit().greet("Ann")
      }
    }
    #expect(recorder.trace().lanes.map(\.name) == ["User", "Hermit", "Hermit:2"])
    #expect(recorder.trace().rows.filter { $0.kind == .action }.map(\.label) == ["make", "make"])
  }
}
