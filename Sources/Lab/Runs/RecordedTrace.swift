import CollaborationRules
import PrintableText
import SequenceDiagrams
import Stage
import TerminalText
import Traces

// Conversations that were recorded elsewhere, under the same cursor.

extension Session {
  /// Loads a conversation from a file, and says what is in it.
  func loadTrace(_ words: [String]) throws(Refusal) -> StyledText {
    try Command.expect(words, atMost: 1, "load trace FILE")
    guard let path = words.first else { throw .misused("Which file?  load trace FILE") }
    let trace = try trace(in: path)
    guard trace.lastNumber > 0 else {
      throw .failed("\(path.readablePath) holds no row.  A row reads:  View -> Presenter  load()")
    }
    viewing.filter = RowFilter()
    let loaded = replace(by: Run(recorded: trace, in: path))
    return TraceOverview(loaded.now, Review(try evidence()).findings).text(title: loaded.run.title)
  }

  /// The module that is loaded; nil where nothing is, or only a recorded conversation.
  var loadedModule: Module? {
    loaded.flatMap { $0.run.recorded == nil ? $0.run.module : nil }
  }

  /// Refuses what only a module can do while a recorded conversation is looked at.
  func refuseInRecording(_ command: Command) throws(Refusal) {
    guard let run = loaded?.run, run.recorded != nil, command.needsModule else { return }
    throw .failed(
      "\(run.title) was recorded: it can be looked at, and nothing can be done in it.  load \(modules.first?.name ?? "NAME")"
    )
  }
}

/// What is in a recorded conversation, in few lines: who takes part, what was done, what went wrong.
struct TraceOverview {
  private let moment: Moment
  private let findings: [Finding]

  /// So many actions are listed, those with most rows; the rest is counted.
  private static let mostActions = 10

  init(_ moment: Moment, _ findings: [Finding]) {
    self.moment = moment
    self.findings = findings
  }

  /// At most 24 lines.
  func text(title: String) -> StyledText {
    let events = moment.trace.events
    let messages = events.count { $0.number != nil && $0.isMessage }
    var text = StyledText(
      "\(title): \(moment.lastNumber.counted("row")), \(messages.counted("message")), \(moment.actions.count.counted("action")).\n",
      .strong
    )
    let names = moment.lanes.filter { !$0.isUser }.map { $0.name.printable() }
    text += StyledText("Who takes part: \(names.list(ofAtMost: 8)).\n")
    text += actions
    text += lost(in: events) + found
    text += StyledText("Next: ") + StyledText("diagram", .command) + "   "
    return text + StyledText("goto #1", .command) + "   " + StyledText("findings", .command) + "\n"
  }

  private var actions: StyledText {
    let starts = Array(moment.actions)
    let ends = starts.dropFirst().map { $0 - 1 } + [moment.lastNumber]
    var parts = zip(starts, ends).map { (start: $0, count: $1 - $0) }
    let left = parts.count - TraceOverview.mostActions
    if left > 0 {
      parts = parts.sorted { ($1.count, $0.start) < ($0.count, $1.start) }
      parts = parts.prefix(TraceOverview.mostActions).sorted { $0.start < $1.start }
    }
    let rows = parts.map { part in
      [
        StyledText("  #\(part.start)"),
        StyledText(moment[row: part.start]?.label.printable() ?? ""),
        StyledText("\(part.count.counted("row")) after it", .dim),
      ]
    }
    let more = left > 0 ? StyledText("  and \(left) more with fewer rows\n", .dim) : StyledText()
    return StyledText(lines: rows.inColumns()) + more
  }

  private func lost(in events: [Event]) -> StyledText {
    let lost = events.filter { $0.kind == .lost }.compactMap(\.number)
    guard let first = lost.first else { return StyledText("No message was lost.\n") }
    return StyledText("Lost: ", .bad) + "\(lost.count.counted("message")), the first #\(first).  "
      + StyledText("goto lost", .command) + "\n"
  }

  private var found: StyledText {
    guard let first = findings.first else {
      return StyledText("No rule is broken, as far as can be seen.\n")
    }
    let names = findings.map(\.name).eachOnce.list(ofAtMost: 6)
    let row = first.rows.min().map { ", the first at #\($0)" } ?? ""
    return StyledText("Found: ", .bad) + "\(findings.count.counted("finding"))\(row): \(names).  "
      + StyledText("goto finding", .command) + "\n"
  }
}

extension [String] {
  /// The words with commas between them; of more than so many the rest is counted.
  fileprivate func list(ofAtMost limit: Int) -> String {
    count > limit
      ? prefix(limit).joined(separator: ", ") + " and \(count - limit) more"
      : joined(separator: ", ")
  }
}
