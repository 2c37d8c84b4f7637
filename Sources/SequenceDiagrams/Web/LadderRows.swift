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

  struct Collector: DiagramLineSink {
    private(set) var rows: [LadderRow] = []

    mutating func take(_ line: DiagramLine, _ registry: LaneRegistry, _ calls: RunningCalls) {
      if let row = LadderRow(line, calls) { rows.append(row) }
    }
  }
}
