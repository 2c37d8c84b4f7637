import Testing
import TraceRecording
import Traces

/// Tests classes of a library built with `-D TRACING_OFF` in an app that records.
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

/// A class as the attributes leave it in such a build: a token and a seam state of size zero.
private final class Gauge: _TracedRole {
  let __participant = _NoToken()
  let __seam = _NoSeam()
}
