import Foundation
import Testing
import TraceRecording
import Traces

/// Tests the time and the executor of events.
@Suite struct MomentTests {
  @Test func `is the time and executor set on the recorder`() {
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

  @Test func `is main on the main actor, whichever thread it runs on`() async {
    let recorder = Recorder(moment: .live)
    for _ in 0..<3 {
      await Task { @MainActor in recorder.recording { recorder.note("main") } }.value
      await Task.detached { recorder.recording { recorder.note("elsewhere") } }.value
    }
    let executors = recorder.trace().events.map { $0.text == "main" ? "main" : "background" }
    #expect(recorder.trace().events.map(\.executor) == executors)
  }

  @Test func `is main for work of the main queue that another thread adds`() async {
    let recorder = Recorder(moment: .live)
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        recorder.recording { recorder.note("elsewhere") }
        DispatchQueue.main.async {
          recorder.recording { recorder.note("main") }
          done.resume()
        }
      }
    }
    #expect(recorder.trace().events.map(\.executor) == ["background", "main"])
  }

  @Test func `is the time and thread of the device`() async {
    let recorder = Recorder(moment: .live)
    recorder.act("open") {}
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
