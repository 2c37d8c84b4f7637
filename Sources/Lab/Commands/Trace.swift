import TerminalText
import Traces

extension Command {
  static let trace = Command(
    name: "trace",
    group: .look,
    usage: "trace",
    help: "Writes the conversation in the notation of tests and files, a row a line.",
    summary: "Writes the conversation a row a line",
    example: CommandExample("trace", after: "load products; open"),
    isVerbatim: true,
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "trace")
      let trace = try session.momentWithRows().trace
      return StyledText(trace.notation(lanes: false, details: false))
    }
  )
}
