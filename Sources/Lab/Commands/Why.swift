import SequenceDiagrams
import TerminalText
import Traces

extension Command {
  static let why = Command(
    usage: "why [#N]",
    help: """
      Follows a row back to your action: who called whom, and where that stands.
      Without a number: the row of the cursor.
      """,
    summary: "Says who called whom, from your action to a row: why #3",
    example: CommandExample("why #6", after: "load products; open"),
    maximumWords: 1,
    complete: { session, _ in session.rowNames },
    run: { session, words throws(Refusal) in
      let row = try session.row(of: words.first, "why #N")
      return Reason(event: row, trace: try session.moment().trace).text
    }
  )
}

private struct Reason {
  let event: Event
  let trace: Trace

  var text: StyledText {
    let number = "#\(event.number ?? 0)"
    let chain = Array(trace.causes(of: event).reversed())
    let origin = trace.rows.first { row in
      row.kind == .created && event.sender.map { row.objects.contains($0) } ?? false
    }
    var text = StyledText(number, .strong) + StyledText("  \(event.sentence)\n")
    for line in steps(along: chain) { text += StyledText(indent) + line + "\n" }
    if let action = chain.last, action.kind == .action {
      text += StyledText(
        "\(indent)because of your action #\(action.number ?? 0): \(action.label)\n"
      )
    } else if event.kind == .action {
      return text + StyledText("\(indent)That was you: nothing came before it.\n")
    }
    if let origin, let number = origin.number, let sender = event.sender {
      text += StyledText(
        "\(indent)\(sender.name) has been there since #\(number): \(origin.sentence)\n"
      )
    }
    return text + StyledText("This is who called whom.\n", .dim)
  }

  private var indent: String { String(repeating: " ", count: "\(event.number ?? 0)".count + 3) }

  /// One line for each step from the row back to its action: a method with its place and caller, or the call that the row answers.
  private func steps(along chain: [Event]) -> [StyledText] {
    let rows = [event] + chain
    let running = zip(rows, rows.dropFirst()).compactMap { row, cause -> [String]? in
      if row.isAnswer { return ["answering #\(cause.number ?? 0): \(cause.label)"] }
      if row.isLate, row.answers(cause) {
        return ["answers #\(cause.number ?? 0), which had returned: \(cause.label)"]
      }
      guard let location = row.location else {
        guard cause.kind != .action else { return nil }
        return ["in  \(cause.message?.name ?? cause.label)", "", sentBy(cause, row)]
      }
      let sentBy = cause.kind == .action ? "" : sentBy(cause, row)
      return ["in  \(location.function)", "\(location)", sentBy]
    }
    var methods = running.filter { $0.count > 1 }.map { $0.map { StyledText($0) } }.inColumns()[...]
    return running.map { $0.count > 1 ? methods.removeFirst() : StyledText($0[0]) }
  }

  private func sentBy(_ cause: Event, _ row: Event) -> String {
    "sent by #\(cause.number ?? 0)\(row.isLate ? ", which had returned" : "")"
  }
}
