import PrintableText
import SequenceDiagrams
import TerminalText
import Traces

extension Command {
  static let show = Command(
    usage: "show [#N]",
    help: """
      Shows all there is to know of a row: arguments in full, seam, place, cause, result.
      Without a number: the row of the cursor.
      """,
    summary: "Tells all there is to know of a row: show #3",
    example: CommandExample("show #6", after: "load products; open"),
    maximumWords: 1,
    complete: { session, _ in session.rowNames },
    run: { session, words throws(Refusal) in
      let row = try session.row(of: words.first, "show #N")
      return RowDetails(
        event: row,
        trace: try session.moment().trace,
        end: session.hiddenFrom == nil ? nil : session.loaded?.now.trace,
        width: session.settings.width
      ).text
    }
  )
}

extension Event {
  func answers(_ cause: Event) -> Bool {
    isMessage && cause.isMessage && receiver != nil && cause.sender == receiver
      && cause.receiver == sender
  }
}

struct RowDetails {
  let event: Event
  let trace: Trace
  /// The trace with the rows that are hidden now; nil if `trace` has all rows.
  let end: Trace?
  let width: Int

  var text: StyledText {
    let number = "#\(event.number ?? 0)"
    var text = StyledText(number, .strong) + StyledText("  \(event.sentence)\n")
    for (name, value) in facts {
      text += line(name, value.printable(), indent: number.count + 2)
    }
    return text
  }

  private var facts: [(String, String)] {
    var facts = consequences + arguments
    if let value = event.value {
      facts.append((event.kind == .throw ? "error" : "value", value.detail))
    }
    if !event.objects.isEmpty {
      let names = event.objects.map { "\($0.name) (\($0.type))" }
      facts.append(("objects", names.joined(separator: ", ")))
    }
    if let seam = event.seam, let sender = event.sender {
      let interface = seam.interface.isEmpty ? "" : ": \(seam.interface)"
      facts.append(("through", "\(sender.name).\(seam.property)\(interface)"))
    }
    if let location = event.location {
      let function = location.function.isEmpty ? "" : "\(location.function), "
      facts.append(("sent by", "\(function)\(location)"))
    }
    facts += cause
    if event.kind == .asyncCall { facts.append(("delivered", "on \(event.deliveredOn)")) }
    return facts + outcome
  }

  private var consequences: [(String, String)] {
    guard event.kind == .action, let number = event.number else { return [] }
    let rows = trace.rows.filter { $0.cause == number }.compactMap(\.number)
    let direct = rows.map { "#\($0)" }.joined(separator: ", ")
    return (event.text.isEmpty ? [] : [("the stage", event.text)])
      + [("led to", rows.isEmpty ? "no message" : direct)]
  }

  private var arguments: [(String, String)] {
    guard event.isMessage else { return [] }
    return (event.message?.arguments ?? []).enumerated().map { index, argument in
      let name = argument.parameter.isEmpty ? argument.label ?? "\(index + 1)" : argument.parameter
      return (name, argument.value.detail)
    }
  }

  private var cause: [(String, String)] {
    guard let number = event.cause, let cause = trace[row: number] else { return [] }
    if event.isAnswer { return [("answers", "#\(number), \(cause.label)")] }
    if cause.kind == .action {
      let end = event.isLate ? ", which was over" : ""
      return [("caused by", "your action #\(number): \(cause.label)\(end)")]
    }
    guard event.isLate else { return [("caused by", "#\(number), while it was running")] }
    return [(event.answers(cause) ? "answers" : "caused by", "#\(number), which had returned")]
  }

  private var outcome: [(String, String)] {
    guard event.isCall, let number = event.number else { return [] }
    let isAnswer = { (event: Event) in event.isAnswer && event.cause == number }
    guard let end = trace.events.firstIndex(where: isAnswer) else {
      guard let whole = self.end else { return [] }
      // Whether a method returns something is known from its declaration, what it returns is not.
      let isVoid = whole.events.first(where: isAnswer).map { $0.value == nil } ?? false
      return [("returned", isVoid ? "not yet; it returns nothing" : "not yet")]
    }
    let answer = trace.events[end]
    if let value = answer.value, let row = answer.number {
      return [(answer.kind == .throw ? "threw" : "returned", "\(value.summary), #\(row)")]
    }
    let last = trace.events[..<end].last { $0.number != nil }?.number ?? number
    return [("returned", last == number ? "nothing" : "nothing, after #\(last)")]
  }

  private func line(_ name: String, _ value: String, indent: Int) -> StyledText {
    let column = indent + 11
    var text = StyledText(String(repeating: " ", count: indent))
    text += StyledText(name, .dim).padded(to: 10) + " "
    let hanging = column + (value.hasPrefix("[") ? 1 : 0)
    let lines = value.wrapped(to: max(20, width - hanging))
    text += StyledText(lines.joined(separator: "\n" + String(repeating: " ", count: hanging)))
    return text + "\n"
  }
}
