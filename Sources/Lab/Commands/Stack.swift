import PrintableText
import Stage
import TerminalText
import Traces

extension Command {
  static let stack = Command(
    name: "stack",
    group: .step,
    usage: "stack",
    help: "Shows the calls that run at the cursor, the innermost first, and what each waits for.",
    summary: "Lists the calls that run here",
    occasions: [.puzzle, .past],
    example: CommandExample("stack", after: "load products; open; goto #4"),
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "stack")
      let loaded = try session.requireLoaded()
      let stack = CallStack(at: try session.momentWithRows())
      return stack.text(sources: loaded.run.sources)
    }
  )
}

extension CallStack {
  /// A line a call: its row, the method, where it stands, what it waits for.
  fileprivate func text(sources: [SourceFile]) -> StyledText {
    guard !calls.isEmpty else { return "Nothing is running.\n" }
    let rows = calls.map { call -> [StyledText] in
      let method = "\(call.receiver?.name ?? "somebody").\(call.message?.name ?? call.label)"
      let awaited = awaited(by: call)
      return [
        StyledText("#\(call.number ?? 0)", .strong), StyledText(method.printable()),
        StyledText(awaited?.location.map { "\($0)" } ?? declaration(of: call, in: sources), .dim),
        StyledText(awaited.map { "waits for #\($0.number ?? 0)" } ?? "runs", .dim),
      ]
    }
    return StyledText(lines: rows.inColumns())
  }

  /// Where the method stands that a call runs; empty where that is not known.
  private func declaration(of call: Event, in sources: [SourceFile]) -> String {
    guard let type = call.receiver?.type, let method = call.message?.baseName else { return "" }
    for file in sources {
      if let lines = file.lines(ofMethod: method, in: type) {
        return "\(file.name):\(lines.lowerBound)"
      }
    }
    return ""
  }
}
