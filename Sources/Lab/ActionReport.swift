import SequenceDiagrams
import Stage
import Traces

/// What is shown after an action: the screen, the conversation, a count.
struct ActionReport {
  let session: Session
  let loaded: LoadedModule
  /// The number of the action's row.
  let row: Int

  /// As many rows are drawn; the rest is counted.
  static let longest = 12

  /// The report.
  var text: StyledText {
    let whole = loaded.trace
    let hidden = session.hiddenFrom
    if let hidden, hidden <= row { return StyledText("The rest is hidden for now.\n", .dim) }
    let trace = whole.from(row: row)
    var text = StyledText()
    if hidden == nil || hidden ?? 0 > whole.lastNumber {
      text += screenText
    }
    guard trace.rows.contains(where: { $0.isMessage || $0.kind == .created }) else {
      return text + silence(in: trace, whole) + pending
    }
    let (drawing, rest) = session.drawnBeginning(
      whole,
      rows: row...whole.lastNumber,
      longest: ActionReport.longest
    )
    text += drawing
    if let hidden, hidden <= whole.lastNumber { return text }
    let count = MessageCount(of: trace, in: whole).text
    return text + (rest > 0 ? StyledText("\(rest) more: diagram\n") : StyledText())
      + StyledText(count) + remarks + pending
  }

  /// What waits for time to pass.
  private var pending: StyledText {
    guard let next = loaded.pending.first else { return StyledText() }
    let count = loaded.pending.count
    let words = count == 1 ? "1 thing is due" : "\(count) things are due, the next"
    return StyledText("\(words) in \(next) ms:  wait\n", .dim)
  }

  private var screenText: StyledText {
    loaded.screen.map { session.drawn($0) } ?? StyledText("The screen is empty.\n", .dim)
  }

  /// An action that made nobody say anything.
  private func silence(in trace: Trace, _ whole: Trace) -> StyledText {
    let actions = trace.rows.filter { $0.kind == .action }
    guard let action = actions.last ?? trace.rows.first else { return StyledText() }
    let (number, label) = (action.number ?? row, action.label.escapingControls())
    var words =
      session.settings.isPlain
      ? "\(number). You: \(label). No message" : "\(number)  \(label)   no message"
    if let shown = trace.lastShown, let source = whole.before(row: row).lastRow(to: shown) {
      words += ": the screen still shows what #\(source) gave it"
    }
    words += "."
    if loaded.screen == nil { return StyledText(words + " " + farewell(whole) + "\n") }
    for event in trace.rows where event.kind == .gone {
      words += " \(event.objects.farewell)."
    }
    return StyledText(words + stayed(in: trace, whole) + "\n")
  }

  /// Who belongs to a screen that was left and is still there.
  private func stayed(in trace: Trace, _ whole: Trace) -> String {
    guard let left = trace.rows.first?.receiver, trace.lastShown != left, !left.module.isEmpty
    else { return "" }
    let names = whole.living.filter { $0.module == left.module }.map(\.name)
    return names.isEmpty ? "" : " Still there: \(names.joined(separator: ", "))."
  }

  /// Who is still there after the module was closed.
  private func farewell(_ whole: Trace) -> String {
    let left = whole.living.map(\.name)
    if left.isEmpty { return "Everybody is gone." }
    return "Still there, though nothing is on the screen: \(left.joined(separator: ", "))."
  }

  /// What is worth saying once.
  private var remarks: StyledText {
    guard let action = loaded.trace[row: row]?.message?.name else { return "\n" }
    if session.remarks.isFirst("you") {
      let isPlain = session.settings.isPlain
      return StyledText(" (Row \(row) was you.)\n", .dim)
        + (isPlain ? "" : "\n" + Diagram.legend(isASCII: session.settings.isASCII))
    }
    if action.hasPrefix("tap"), session.remarks.isFirst("tap") {
      return StyledText(" (You count rows from 1, Swift from 0.)\n", .dim)
    }
    return "\n"
  }
}

extension Trace {
  /// Who is on the screen at the end, as far as the stage has said so.
  fileprivate var lastShown: Participant? {
    events.last { $0.kind == .stage && $0.message?.baseName == "viewWillAppear" }?.receiver
  }

  /// The number of the last call that reached a participant.
  fileprivate func lastRow(to participant: Participant) -> Int? {
    rows.last { $0.kind == .call && $0.receiver == participant }?.number
  }
}
