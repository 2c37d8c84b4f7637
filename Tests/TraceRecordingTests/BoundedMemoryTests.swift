import Testing
import Traces

@testable import TraceRecording

/// Tests which records a recorder keeps when its limit is reached, and that equal texts share one copy.
@Suite struct BoundedMemoryTests {
  /// Sends numbers as messages to a recorder with a limit.
  private func said(_ numbers: Range<Int>, limit: Int) -> Recorder {
    let recorder = Recorder(limit: limit)
    recorder.recording {
      let owner = CarrierOwner()
      recorder.action("go", to: owner) { for number in numbers { owner.carrier.take(number) } }
    }
    return recorder
  }

  private func numbers(in trace: Trace) -> [String] {
    trace.events.filter { $0.kind == .call }.compactMap(\.message?.arguments?.first?.value.summary)
  }

  @Test func `keeps the first records and says how many it left out`() {
    let recorder = said(0..<5, limit: 10)
    let events = recorder.trace().events
    let whole = said(0..<5, limit: 100)
    #expect(events.dropLast().map(\.kind) == whole.trace().events.prefix(9).map(\.kind))
    #expect(whole.leftOut == 0)
    #expect(whole.trace().events.allSatisfy { $0.kind != .note })
    #expect(numbers(in: recorder.trace()) == ["0", "1", "2"])
    #expect(recorder.leftOut == 6)
    #expect(events.last?.kind == .note)
    #expect(
      events.last?.text == "6 more records were left out: the recorder keeps 10, "
        + "unless it is made with a higher limit"
    )
  }

  @Test(arguments: [.min, -1, 0, 1, 2, 255, 256, 257, 511, 513, 1_000])
  func `keeps as many records as its limit`(_ limit: Int) {
    let all = 4 + 2 * 500 + 2
    let recorder = said(0..<500, limit: limit)
    #expect(recorder.leftOut == all - max(0, min(all, limit)))
    #expect(numbers(in: recorder.trace()).count == max(0, min(500, (max(0, limit) - 3) / 2)))
    guard limit <= 0 else { return }
    #expect(recorder.trace().events.map(\.kind) == [.note])
    #expect(recorder.trace().events.first?.text.contains("the recorder keeps 0, unless") == true)
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

  @Test func `delivers messages that it does not keep`() {
    let recorder = Recorder(limit: 1)
    recorder.recording {
      let owner = CarrierOwner()
      #expect(owner.carrier.make { 3 } == 3)
      #expect(throws: Grief.self) { try owner.carrier.fail { Grief(witness: Witness()) } }
    }
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
