import PrintableText
import SequenceDiagrams
import Stage
import TerminalText
import Traces

/// What is shown after an action: the screen, the conversation, a count.
struct ActionReport {
  let session: Session
  let loaded: LoadedModule
  /// The number of the action's row.
  let row: Int

  /// As many rows are drawn; the rest is counted.
  static let longest = 12

  private static let endlessness =
    "Stopped after \(Allowance.most) steps that nobody asked for: something repeats for ever.\n"

  /// The report.
  var text: StyledText {
    let moment = session.visible(loaded.now)
    guard row <= moment.lastNumber else { return StyledText("The rest is hidden for now.\n", .dim) }
    let isWhole = moment.end == loaded.now.end
    let result = loaded.takeResult().map { StyledText($0 + "\n") } ?? StyledText()
    let events = moment.events(fromRow: row)
    var text = isWhole ? screenText : StyledText()
    guard events.contains(where: { $0.number != nil && ($0.isMessage || $0.kind == .created) })
    else { return text + silence(in: events, moment) + result + pending }
    let (drawing, rest) = session.drawnBeginning(
      session.shown(moment, fromRow: row),
      rows: row...(isWhole ? moment.lastNumber : moment.lastNumber + 1),
      longest: longest(below: text)
    )
    text += drawing
    guard isWhole else { return text }
    let count = MessageCount(of: events, among: moment.living).text
    return text + (rest > 0 ? StyledText("\(rest) more: diagram\n") : StyledText())
      + StyledText(count) + remarks + losses(in: events, moment) + result + pending
  }

  /// Which lost messages break no rule; nothing where a fault is to be found.
  private func losses(in events: [Event], _ moment: Moment) -> StyledText {
    let lost = events.filter { $0.kind == .lost }.compactMap(\.number)
    guard !lost.isEmpty, !isInLesson, loaded.run.faults.isEmpty, loaded.run.edits.isEmpty else {
      return StyledText()
    }
    let found = session.findingRows(in: moment)
    let harmless = lost.filter { !found.contains($0) }.map { "#\($0)" }
    guard !harmless.isEmpty else { return StyledText() }
    let verb = harmless.count == 1 ? "is" : "are"
    let names = harmless.joined(separator: ", ")
    return StyledText("\(names) \(verb) lost, and no rule is broken by that.\n", .dim)
  }

  /// Whether a step of a lesson is open, which has to fit on the screen.
  private var isInLesson: Bool {
    session.linesLeft != nil || session.occasions.contains(.lesson)
  }

  /// How many rows are drawn: of what a lesson does itself as many as the screen has room for, with the
  /// names of the lanes and the count.
  private func longest(below text: StyledText) -> Int {
    guard let left = session.linesLeft else { return ActionReport.longest }
    let used = text.plain.count { $0 == "\n" } + 6
    return min(ActionReport.longest, max(5, left - used))
  }

  /// What waits for time to pass.
  private var pending: StyledText {
    if loaded.isCutShort { return StyledText(ActionReport.endlessness, .bad) }
    guard let next = loaded.pending.first else { return StyledText() }
    let count = loaded.pending.count
    let words = count == 1 ? "1 thing is due" : "\(count) things are due, the next"
    return StyledText("\(words) in \(next) ms:  wait\n", .dim)
  }

  private var screenText: StyledText {
    if let screen = loaded.now.screen { return session.drawn(screen) + offers(on: screen) }
    return loaded.hasScreen ? StyledText("The screen is empty.\n", .dim) : StyledText()
  }

  /// What a person can do on a screen that they see for the first time.
  private func offers(on screen: Screen) -> StyledText {
    guard session.isAttended, !isInLesson, session.remarks.isFirst("screen \(screen.title)") else {
      return StyledText()
    }
    return session.offersText
  }

  /// Actions that made nobody say anything: a line a row, so that no number is passed over.
  private func silence(in events: [Event], _ moment: Moment) -> StyledText {
    let rows = events.filter { $0.number != nil }
    let last = rows.last { $0.kind == .action }
    var lines = rows.map { row in
      row.kind == .action
        ? words(of: row) + (row == last ? remainder(after: events, moment) : "") + "."
        : words(of: row)
    }
    lines.append(lines.popLast().map { $0 + afterwards(in: events, moment) } ?? "")
    return StyledText(lines: lines.map { StyledText($0) })
  }

  /// A row's number, and what was done or who went.
  private func words(of row: Event) -> String {
    let number = row.number ?? 0
    if session.settings.isPlain {
      guard row.kind == .action else { return NumberedSentence(row).text + "." }
      return "\(number). You: \(row.label.printable()). No message"
    }
    if row.kind == .gone { return "\(number)  \(row.objects.releaseSummary)." }
    guard row.kind == .action else { return "\(number)  \(Sentence(row).text)." }
    return "\(number)  \(row.label.printable())   no message"
  }

  /// Where the screen has what it shows, though nobody said anything.
  private func remainder(after events: [Event], _ moment: Moment) -> String {
    guard moment.screen != nil, let shown = events.lastShown,
      let source = moment.lastRow(to: shown)
    else { return "" }
    return ": the screen still shows what #\(source) gave it"
  }

  /// Who is still there, of a module that was closed or a page that was left.
  private func afterwards(in events: [Event], _ moment: Moment) -> String {
    if loaded.soloist != nil { return "" }
    if moment.screen == nil { return " " + releaseSummary(moment) }
    let left = UnreleasedParticipants(in: events, moment)
    let names = left.participants.map(\.name).joined(separator: ", ")
    let earlier = left.earlierCount > 0 ? ", and \(left.earlierCount) from earlier visits" : ""
    return names.isEmpty ? "" : " Still there: \(names)\(earlier)."
  }

  /// Who is still there after the module was closed; a Store belongs to nobody.
  private func releaseSummary(_ moment: Moment) -> String {
    let left = moment.living.filter { !$0.isStore }.map(\.name)
    guard left.isEmpty else {
      return "Still there, though nothing is on the screen: \(left.count.counted("object")), "
        + left.joined(separator: ", ") + "."
    }
    let isAwaited = !moment.living.isEmpty && !loaded.pending.isEmpty
    return isAwaited ? "Nobody is left but the Store, which has to answer." : "Nobody is left."
  }

  /// What is worth saying once.
  private var remarks: StyledText {
    guard let words = loaded.now[row: row]?.message?.name else { return "\n" }
    if session.remarks.isFirst("you") {
      let isPlain = session.settings.isPlain
      return StyledText(" (Row \(row) was you.)\n", .dim)
        + (isPlain || isInLesson ? "" : "\n" + Diagram.legend(isASCII: session.settings.isASCII))
    }
    let word = String(words.prefix { $0 != " " })
    if let remark = ActionKind.named(word)?.remark, session.remarks.isFirst(word) {
      return StyledText(" (\(remark))\n", .dim)
    }
    return "\n"
  }
}
