import Traces

/// The lines of a diagram as values, for a ladder that is drawn elsewhere, such as in a web page.
///
/// The values have the lanes, arrows, bars, separators and words of the ladder in a terminal.
package struct LadderRows {
  /// The participants with a lane (a column of the ladder), from left to right.
  package let lanes: [Participant]
  /// The lines, from top to bottom.
  package let rows: [LadderRow]

  /// Creates the lines of a whole trace.
  ///
  /// - Complexity: O(*n*) in the number of events.
  package init(of trace: Trace) {
    let options = DiagramOptions(repeatsHeader: false, separatesActions: false)
    var conversation = Conversation(Diagram(trace), options)
    var collector = Collector()
    for event in trace.events { conversation.take(event, to: &collector) }
    conversation.finish(to: &collector)
    lanes = conversation.registry.participants
    rows = collector.rows
  }

  /// Creates the lines of a difference: the changed rows with their marks, `context` unchanged rows around each change,
  /// and the actions that led to the changes; other rows are counted.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  package init(of difference: TraceDifference, context: Int) {
    let excerpt = DifferenceExcerpt(difference, context: context, longest: .max)
    let merged = LadderRows(of: excerpt.trace)
    lanes = merged.lanes
    rows = merged.rows.map { $0.changed(in: difference, excerpt.changes) }
  }

  struct Collector: DiagramLineSink {
    private(set) var rows: [LadderRow] = []

    mutating func take(_ line: DiagramLine, _ registry: LaneRegistry, _ calls: RunningCalls) {
      if let row = LadderRow(line, calls) { rows.append(row) }
    }
  }
}
