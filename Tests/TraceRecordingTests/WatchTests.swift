import Testing
import TraceRecording
import Traces

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

  @Test func `is called for values that become text at once`() {
    let told = Locked(0)
    let watch = post.recorder.watch { told.locked { $0 += 1 } }
    post.act { post.visitor.counter.hand(over: post.clerk) }
    #expect(told.locked { $0 } == 4)
    withExtendedLifetime(watch) {}
  }

  @Test func `is called beside other watches`() {
    let told = Locked(0)
    let watch = post.recorder.watch { told.locked { $0 += 1 } }
    do { withExtendedLifetime(post.recorder.watch {}) {} }
    post.act {}
    #expect(told.locked { $0 } == 2)
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
