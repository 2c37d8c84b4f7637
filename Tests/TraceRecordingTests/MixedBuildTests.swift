import Testing
import TraceRecording
import Traces

/// Classes of a library that was built with `-D TRACING_OFF`, in an app that records.
@Suite struct MixedBuildTests {
  @Test func `names an object by its type, as one without a role`() {
    let recorder = Recorder()
    recorder.recording {
      let gauge = Gauge()
      recorder.action("look", to: gauge) {}
      #expect(recorder.participant(of: gauge)?.name == "Gauge")
    }
    #expect(Gauge.__standIns.isEmpty)
    #expect(MemoryLayout<_NoToken>.size + MemoryLayout<_NoSeam>.size == 0)
  }
}

/// What the attributes leave of a class there: `@Role` a token, `@Seam` a state, neither of any size.
private final class Gauge: _TracedRole {
  let __participant = _NoToken()
  let __seam = _NoSeam()
}
