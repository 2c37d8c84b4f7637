import TerminalText
import Traces

extension Command {
  static let trace = Command(
    usage: "trace",
    help: "Writes the conversation in the notation of tests and files, a row a line.",
    summary: "Writes the conversation a row a line",
    example: CommandExample("trace", after: "load products; open"),
    isVerbatim: true,
    run: { session, _ throws(Refusal) in
      let trace = try session.momentWithRows().trace
      return StyledText(trace.notation(lanes: false, details: false))
    }
  )
}
