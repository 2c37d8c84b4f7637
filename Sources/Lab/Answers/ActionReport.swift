import PrintableText
import SequenceDiagrams
import Stage
import TerminalText
import Traces

/// The printed answer to a user's action: the screen, a sequence diagram of the messages that followed, their number, and remarks.
struct ActionReport {
  let session: Session
  let loaded: LoadedModule
  let row: Int

  static let maximumRows = 12

  var text: StyledText {
    let moment = session.visible(loaded.now)
    guard row <= moment.lastNumber else { return StyledText("The rest is hidden for now.\n", .dim) }
    let isWhole = moment.end == loaded.now.end
    let result = loaded.takeResult().map { StyledText($0 + "\n") } ?? StyledText()
    let events = moment.events(fromRow: row)
    var text = isWhole ? screenText : StyledText()
    guard events.contains(where: { $0.number != nil && ($0.isMessage || $0.kind == .created) })
    else { return text + textWithoutMessages(in: events, moment) + result + pending }
    let (drawing, rest) = session.drawnBeginning(
      session.shown(moment, fromRow: row),
      rows: row...(isWhole ? moment.lastNumber : moment.lastNumber + 1),
      longest: maximumRows(below: text)
    )
    text += drawing
    guard isWhole else { return text }
    let count = events.countsLine(among: moment.living)
    return text + (rest > 0 ? StyledText("\(rest) more: diagram\n") : StyledText())
      + StyledText(count) + remarks(behind: count) + harmlessLosses(in: events, moment) + result
      + pending
  }

  private func harmlessLosses(in events: [Event], _ moment: Moment) -> StyledText {
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

  /// Whether a lesson is open or performs the action, so that the answer shares the screen with the lesson's text.
  private var isInLesson: Bool {
    session.linesLeft != nil || session.situation == .lesson
  }

  /// Returns the maximum number of rows below `text`; in a lesson six lines are kept for the lanes' names and the message count.
  private func maximumRows(below text: StyledText) -> Int {
    guard let left = session.linesLeft else { return ActionReport.maximumRows }
    return min(ActionReport.maximumRows, max(5, left - text.height - 6))
  }

  /// The number of pending tasks and the time until the first; a warning if the action was stopped because it repeats for ever.
  private var pending: StyledText {
    if loaded.isCutShort {
      let steps = "\(Allowance.perAction) steps that nobody asked for"
      return StyledText("Stopped after \(steps): something repeats for ever.\n", .bad)
    }
    guard let next = loaded.pending.first else { return StyledText() }
    let count = loaded.pending.count
    let words = count == 1 ? "1 thing is due" : "\(count) things are due, the next"
    return StyledText("\(words) in \(next) ms:  wait\n", .dim)
  }

  private var screenText: StyledText {
    if let screen = loaded.now.screen { return session.drawn(screen) + offers(on: screen) }
    return loaded.hasScreen ? StyledText("The screen is empty.\n", .dim) : StyledText()
  }

  private func offers(on screen: Screen) -> StyledText {
    guard session.isAttended, !isInLesson, session.state.remarks.isFirst("screen \(screen.title)")
    else { return StyledText() }
    return session.offersText
  }

  private func textWithoutMessages(in events: [Event], _ moment: Moment) -> StyledText {
    let rows = events.filter { $0.number != nil }
    let last = rows.last { $0.kind == .action }
    var lines = rows.map { row in
      row.kind == .action
        ? words(of: row) + (row == last ? sourceOfScreen(after: events, moment) : "") + "."
        : words(of: row)
    }
    lines.append(lines.popLast().map { $0 + survivors(in: events, moment) } ?? "")
    return StyledText(lines: lines.map { StyledText($0) })
  }

  private func words(of row: Event) -> String {
    let number = row.number ?? 0
    if session.settings.isPlain {
      guard row.kind == .action else { return row.numberedSentence + "." }
      return "\(number). You: \(row.label.printable()). No message"
    }
    if row.kind == .gone { return "\(number)  \(row.objects.releaseSummary)." }
    guard row.kind == .action else { return "\(number)  \(row.sentence)." }
    return "\(number)  \(row.label.printable())   no message"
  }

  /// A clause that names the row of the last call to the View that appeared during the action; empty if there is none.
  private func sourceOfScreen(after events: [Event], _ moment: Moment) -> String {
    guard moment.screen != nil, let shown = events.lastShown,
      let source = moment.lastRow(to: shown)
    else { return "" }
    return ": the screen still shows what #\(source) gave it"
  }

  /// Returns who is still alive: of the screens just left or, if no screen is visible, of the whole module; empty for a soloist, or
  /// before the module was opened.
  private func survivors(in events: [Event], _ moment: Moment) -> String {
    if loaded.soloist != nil { return "" }
    if moment.screen == nil { return loaded.hasScreen ? " " + releaseSummary(moment) : "" }
    let left = events.unreleasedParticipants(in: moment)
    let names = left.participants.map(\.name).joined(separator: ", ")
    let earlier = left.earlierCount > 0 ? ", and \(left.earlierCount) from earlier visits" : ""
    return names.isEmpty ? "" : " Still there: \(names)\(earlier)."
  }

  /// Returns who is still alive; the Store, which is in no module, is mentioned only if it alone is alive while work is pending.
  private func releaseSummary(_ moment: Moment) -> String {
    let left = moment.living.filter { !$0.isStore }.map(\.name)
    guard left.isEmpty else {
      return "Still there, though nothing is on the screen: \(left.count.counted("object")), "
        + left.joined(separator: ", ") + "."
    }
    let isAwaited = !moment.living.isEmpty && !loaded.pending.isEmpty
    return isAwaited ? "Nobody is left but the Store, which has to answer." : "Nobody is left."
  }

  /// An explanation after the message count, once a session: first about the row and the symbols, later about a kind of action.
  private func remarks(behind count: String) -> StyledText {
    func remark(_ text: String) -> StyledText {
      let isBeside = count.displayWidth + text.displayWidth + 3 <= session.settings.width
      return StyledText("\(isBeside ? " " : "\n")(\(text))\n", .dim)
    }
    guard let words = loaded.now[row: row]?.message?.name else { return "\n" }
    if session.state.remarks.isFirst("you") {
      let isPlain = session.settings.isPlain
      return remark("Row \(row) was you.")
        + (isPlain || isInLesson ? "" : "\n" + Diagram.legend(isASCII: session.settings.isASCII))
    }
    let word = String(words.prefix { $0 != " " })
    if let words = ActionKind.named(word)?.remark, session.state.remarks.isFirst(word) {
      return remark(words)
    }
    return "\n"
  }
}

extension [Event] {
  /// Returns the unreleased participants of the screen that an action left, and the number of unreleased ones of earlier visits.
  ///
  /// The array contains the events of that action. Participants that the visible screen holds are not counted. The result is empty
  /// if the action created the visible View, which covers the earlier screen.
  fileprivate func unreleasedParticipants(
    in moment: Moment
  ) -> (participants: [Participant], earlierCount: Int) {
    let made = filter { $0.kind == .created }.flatMap(\.objects)
    guard let shown = lastShown, let graph = moment.graph, !made.contains(shown) else {
      return ([], 0)
    }
    let hidden = filter { $0.kind == .stage && $0.message?.baseName == "viewWillDisappear" }
    let left = hidden.compactMap(\.receiver).filter { $0 != shown }
    let leaked = graph.leaked(from: [shown])
    let ofLast = leaked.filter { participant in
      left.contains { $0.module == participant.module && $0.ordinal == participant.ordinal }
    }
    let earlierCount = leaked.count { participant in
      ofLast.contains { $0.module == participant.module && $0.ordinal > participant.ordinal }
    }
    return (ofLast, earlierCount)
  }

  fileprivate var lastShown: Participant? {
    last { $0.kind == .stage && $0.message?.baseName == "viewWillAppear" }?.receiver
  }
}
