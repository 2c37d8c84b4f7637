import Testing
import TraceRecording
import Traces

/// Tests messages through references of every kind, recorded by the objects that receive them.
@Suite struct DecidedTests {
  private let recorder = Recorder()

  /// The calls with sender and receiver, except for calls of the closures.
  private var said: [String] {
    recorder.trace().events.filter { $0.kind == .call && !$0.label.hasPrefix("done") }.map {
      event in
      "\(event.sender?.name ?? "nobody") -> \(event.receiver?.name ?? "nobody") \(event.label)"
    }
  }

  @Test func `records all calls at the objects themselves`() {
    let sum = recorder.recording {
      let decided = Decided()
      let sum = recorder.action("run", to: decided) { decided.run() }
      #expect(decided.changes == 1)
      return sum
    }
    #expect(sum == 4)
    #expect(
      said == [
        "Undecided -> Wireframe open()", "Undecided -> Judge decide({closure})",
        "Undecided -> Judge:2 decide({closure})", "Undecided -> Judge:3 decide({closure})",
        "Undecided -> Judge:2 decide({closure})",
      ]
    )
  }
}
