import CollaborationRules
import PrintableText
import SequenceDiagrams
import Stage
import TerminalText
import Traces

/// The text after loading a trace from a file: its size, participants, actions, lost messages and findings.
struct TraceOverview {
  let moment: Moment
  let review: Review

  private static let maximumActions = 10

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
    let isWell = review.findings.isEmpty && !events.contains { $0.kind == .lost }
    return isWell ? text + StyledText("Next: ") + StyledText("goto #1", .command) + "\n" : text
  }

  private var actions: StyledText {
    let starts = Array(moment.actions)
    let ends = starts.dropFirst().map { $0 - 1 } + [moment.lastNumber]
    let rows = zip(starts, ends).map { (row: $0, following: $1 - $0) }
    let groups = Dictionary(grouping: rows) { moment[row: $0.row]?.label ?? "" }
    let shown = groups.sorted {
      ($1.value.count, $0.value[0].row) < ($0.value.count, $1.value[0].row)
    }
    .prefix(TraceOverview.maximumActions).sorted { $0.value[0].row < $1.value[0].row }
    let lines = shown.map { label, rows in
      [
        StyledText("  #\(rows[0].row)"), StyledText(label.printable()),
        StyledText(summary(ofFollowing: rows.map(\.following)), .dim),
      ]
    }
    let left = groups.count - shown.count
    let more = left > 0 ? StyledText("  and \(left.counted("action")) more\n", .dim) : StyledText()
    return StyledText(lines: lines.inColumns()) + more
  }

  /// Returns a summary such as "6 rows after it" or "3 times, 0 to 7 rows after each".
  private func summary(ofFollowing counts: [Int]) -> String {
    let (least, most) = (counts.min() ?? 0, counts.max() ?? 0)
    guard counts.count > 1 else { return "\(most.counted("row")) after it" }
    let rows = least == most ? most.counted("row") : "\(least) to \(most.counted("row"))"
    return "\(counts.count) times, \(rows) after each"
  }

  private func lost(in events: [Event]) -> StyledText {
    let lost = events.filter { $0.kind == .lost }.compactMap(\.number)
    guard let first = lost.first else { return StyledText("No message was lost.\n") }
    return StyledText("Lost: ", .bad) + "\(lost.count.counted("message")), the first #\(first).  "
      + StyledText("goto lost", .command) + "\n"
  }

  private var found: StyledText {
    let findings = review.findings
    guard let first = findings.first else { return StyledText("\(review.headline)\n") }
    let names = findings.map(\.name).uniqued().list(ofAtMost: 6)
    let row = first.rows.min().map { ", the first at #\($0)" } ?? ""
    return StyledText("Found: ", .bad) + "\(findings.count.counted("finding"))\(row): \(names).  "
      + StyledText("goto finding", .command) + "\n"
  }
}

extension [String] {
  fileprivate func list(ofAtMost limit: Int) -> String {
    count > limit
      ? prefix(limit).joined(separator: ", ") + " and \(count - limit) more"
      : joined(separator: ", ")
  }
}
