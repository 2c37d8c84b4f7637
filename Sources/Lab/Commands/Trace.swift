import SequenceDiagrams
import Traces

extension Command {
  static let trace = Command(
    name: "trace",
    group: .look,
    usage: "trace",
    help: "Writes the conversation in the notation of tests and files, a row a line.",
    isVerbatim: true,
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "trace")
      _ = try session.tracedRows()
      return StyledText(try session.visibleTrace().notation(lanes: false, details: false))
    }
  )
}
