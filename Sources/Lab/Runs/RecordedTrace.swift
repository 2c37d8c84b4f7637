import CollaborationRules
import PrintableText
import SequenceDiagrams
import Stage
import TerminalText
import TraceRecording
import Traces

// Traces loaded from files, read with the same cursor as a running module.

extension Session {
  func loadTrace(_ words: [String]) throws(Refusal) -> StyledText {
    try Command.expect(words, atMost: 1, "load trace FILE")
    guard let path = words.first else { throw .misused("Which file?  load trace FILE") }
    let trace = try trace(in: path)
    guard trace.lastNumber > 0 else {
      throw .failed("\(path.readablePath) holds no row.  A row reads:  \(TraceReader.exampleRow)")
    }
    state.viewing.filter = RowFilter()
    let end = loaded.map { $0.run.secrets.isEmpty ? "" : secretFaultLoss(in: $0.run) } ?? ""
    let loaded = replace(by: Run(recorded: trace, in: path))
    return StyledText(end)
      + TraceOverview(moment: loaded.now, review: Review(try evidence())).text(
        title: loaded.run.title
      )
  }

  var loadedModule: Module? {
    loaded.flatMap { $0.run.recorded == nil ? $0.run.module : nil }
  }

  var architecture: String? {
    guard let run = loaded?.run else { return nil }
    guard let trace = run.recorded else { return run.running.architecture.name }
    return ArchitectureVerdict.suggested(by: trace)?.table.name
  }

  func refuseInRecording(_ command: Command) throws(Refusal) {
    guard let run = loaded?.run, run.recorded != nil, command.needsModule else { return }
    let reason =
      command.group == .look
      ? "its code is not here" : "it can be looked at, and nothing can be done in it"
    throw .failed("\(run.title) was recorded: \(reason).  load \(modules.first?.name ?? "NAME")")
  }

  func refuseToLook(at subject: String) throws(Refusal) {
    guard let run = loaded?.run, run.recorded != nil else { return }
    throw .failed("\(run.title) does not tell \(subject).")
  }

  /// Reads a trace in either format; if the command is cancelled, returns the part that was read.
  func trace(in path: String) throws(Refusal) -> Trace {
    var (reader, collector) = (TraceReader(checksNumbers: true), TraceCollector())
    var problem: TraceReadingError?
    do throws(FileError) {
      try files.readPieces(path) { piece in
        do throws(TraceReadingError) { try reader.read(piece, into: &collector) } catch {
          problem = error
        }
        return problem == nil && !CancellationFlag.isSet
      }
    } catch {
      throw .failed(error.description)
    }
    if problem == nil {
      do throws(TraceReadingError) { try reader.finish(into: &collector) } catch { problem = error }
    }
    if let problem { throw .failed(reader.message(of: problem, in: path.readablePath).printable()) }
    return collector.trace
  }
}

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

extension TraceReader {
  /// Returns the message for a file that cannot be parsed: the line and the problem, or that the file is no trace at all.
  package func message(of problem: TraceReadingError, in file: String) -> String {
    guard isForeign else { return problem.description(in: file) }
    return """
      \(file):\(problem.line):\(problem.column): this is no trace. A trace has rows such as  \
      \(TraceReader.exampleRow)  or begins with {"viperlab":1. At the prompt  save trace FILE  \
      writes one, in an app  recorder.write(to:)  does.
      """
  }

  package static let exampleRow = "View -> Presenter  load()"
}
