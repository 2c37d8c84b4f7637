import Testing
import Traces

@testable import TraceRecording

/// Tests which records a recorder keeps when its limit is reached, and that equal texts share one copy.
@Suite struct BoundedMemoryTests {
  @Test(arguments: [.min, -1, 0, 1, 2, 10, 255, 256, 257, 511, 513, 1_000, 2_000])
  func `keeps the first records, as many as its limit, and notes how many it left out`(
    _ limit: Int
  ) {
    let recorder = Recorder(limit: limit)
    recorder.recording {
      let owner = CarrierOwner()
      recorder.action("go", to: owner) { for number in 0..<500 { owner.carrier.take(number) } }
    }
    let events = recorder.trace().events
    let most = max(0, limit)
    let all = 4 + 2 * 500 + 2
    let kept = max(0, min(500, (most - 3) / 2))
    #expect(recorder.leftOut == max(0, all - most))
    #expect(events.filter { $0.kind == .call }.map(\.label) == (0..<kept).map { "take(\($0))" })
    let note =
      "\(recorder.leftOut) more records were left out: the recorder keeps \(most), "
      + "unless it is made with a higher limit"
    #expect(events.filter { $0.kind == .note }.map(\.text) == (all > most ? [note] : []))
    #expect(events.last?.kind == .note || all <= most)
    #expect(limit > 0 || events.count == 1)
  }

  @Test func `counts messages of many threads after the log is full`() {
    let recorder = Recorder(limit: 300)
    let speakers = recorder.recording { Talk.threads.map { _ in Speaker() } }
    Talk.atOnce { thread in
      recorder.recording {
        speakers[thread].say(Talk.words(of: thread), reader: Reader(recorder))
      }
    }
    let assembly = 5 * Talk.threads.count
    #expect(recorder.leftOut == assembly + 4 * Talk.threads.count * Talk.length - 300)
    #expect(recorder.trace().events.count { $0.kind != .note } <= 300)
  }

  @Test func `equal texts made apart share one copy, also those of a faulted reference`() {
    let texts = (0..<3).flatMap { _ in
      [
        InternedText(copying: ["weak", "view", "V"].joined(separator: " ")),
        _SeamState("strong view V").now.text(as: .weak),
      ]
    }
    #expect(Set(texts).count == 1)
    #expect(texts[0].text == "weak view V")
  }
}
