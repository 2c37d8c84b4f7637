import Testing
import TraceRecording
import Traces

@Suite struct CancellationFlagTests {
  private let cancellation = CancellationFlag()

  /// Creates a recorder that obeys the flag, and a talker recorded by it.
  private func make() -> (Recorder, Talker) {
    CancellationFlag.$current.withValue(cancellation) {
      let recorder = Recorder()
      return (recorder, recorder.recording { Talker() })
    }
  }

  @Test func `stops the delivery of messages when it is set`() {
    let (recorder, talker) = make()
    talker.onEnd = { [cancellation] in cancellation.set() }
    recorder.act("go", to: talker) {
      talker.add(3)
      talker.end(1)
      talker.add(2)
    }
    #expect(talker.number == 3)
    #expect(recorder.trace().events.count { $0.loss == .stopped } == 2)
  }

  @Test func `resumes delivery in the next action after it is cleared`() {
    let (recorder, talker) = make()
    cancellation.set()
    recorder.act("go", to: talker) { talker.add(1) }
    cancellation.clear()
    recorder.act("go", to: talker) { talker.add(1) }
    #expect(talker.number == 1)
  }

  @Test func `does not stop a recorder created without it`() {
    let recorder = Recorder()
    let talker = recorder.recording { Talker() }
    cancellation.set()
    recorder.act("go", to: talker) { talker.add(1) }
    #expect(talker.number == 1)
    #expect(!CancellationFlag.isSet)
  }

  @Test func `tells a signal handler whether it was not set before`() {
    let (call, context) = cancellation.signal
    #expect(call(context))
    #expect(cancellation.isSet)
    #expect(!call(context))
    cancellation.clear()
    #expect(!cancellation.isSet)
    #expect(call(context))
  }
}
