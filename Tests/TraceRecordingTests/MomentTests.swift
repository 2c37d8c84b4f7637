import Foundation
import Testing
import TraceRecording
import Traces

/// The time and the executor that events carry.
@Suite struct MomentTests {
  @Test func `carries what it was told`() {
    let recorder = Recorder()
    recorder.recording {
      recorder.action("open") {}
      recorder.time = 120
      recorder.executor = "io"
      recorder.note("later")
    }
    #expect(recorder.time == 120)
    #expect(recorder.executor == "io")
    #expect(recorder.trace().events.map(\.time) == [0, 120])
    #expect(recorder.trace().events.map(\.executor) == ["main", "io"])
  }

  @Test func `carries the device's own`() async {
    let recorder = Recorder(moment: .live)
    recorder.recording { recorder.action("open") {} }
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        recorder.recording { recorder.note("elsewhere") }
        done.resume()
      }
    }
    let events = recorder.trace().events
    #expect(["main", "background"].contains(events.first?.executor))
    #expect(events.last?.executor == "background")
    #expect(events.allSatisfy { (0...recorder.time).contains($0.time) })
  }
}
