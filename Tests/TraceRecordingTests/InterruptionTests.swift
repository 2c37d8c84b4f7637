import Testing
import TraceRecording
import Traces

/// Tests an interruption request.
@Suite struct InterruptionTests {
  private let interruption = Interruption()

  /// Creates a recorder that obeys the interruption, and a talker recorded by it.
  private func make() -> (Recorder, Talker) {
    Interruption.$current.withValue(interruption) {
      let recorder = Recorder()
      return (recorder, recorder.recording { Talker() })
    }
  }

  @Test func `delivers no message any more`() {
    let (recorder, talker) = make()
    talker.onEnd = { [interruption] in interruption.request() }
    recorder.recording {
      recorder.action("go", to: talker) {
        talker.add(3)
        talker.end(1)
        talker.add(2)
      }
    }
    #expect(talker.number == 3)
    #expect(recorder.trace().events.count { $0.loss == .stopped } == 2)
  }

  @Test func `delivers again in the next action when the wish was taken back`() {
    let (recorder, talker) = make()
    interruption.request()
    recorder.recording { recorder.action("go", to: talker) { talker.add(1) } }
    interruption.clear()
    recorder.recording { recorder.action("go", to: talker) { talker.add(1) } }
    #expect(talker.number == 1)
  }

  @Test func `does not concern a recorder made elsewhere`() {
    let recorder = Recorder()
    let talker = recorder.recording { Talker() }
    interruption.request()
    recorder.recording { recorder.action("go", to: talker) { talker.add(1) } }
    #expect(talker.number == 1)
    #expect(!Interruption.isRequested)
  }

  @Test func `is news to a signal handler only once`() {
    let (call, context) = interruption.signal
    #expect(call(context))
    #expect(interruption.isRequested)
    #expect(!call(context))
    interruption.clear()
    #expect(!interruption.isRequested)
    #expect(call(context))
  }
}
