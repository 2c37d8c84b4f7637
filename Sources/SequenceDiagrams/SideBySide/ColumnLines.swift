import Traces

/// Keeps the lines of a short ladder: all but what the stage does and what sets actions apart.
struct ColumnLines: DiagramLineSink {
  /// What was kept.
  private(set) var lines: [DiagramLine] = []
  private var repeats: RepeatFold?

  /// The lines of a trace among those who have a lane.
  init(_ diagram: Diagram, _ roster: LaneRoster, _ options: DiagramOptions) {
    var options = options
    options.separatesActions = false
    options.showsScreens = false
    repeats = options.foldsRepeats ? RepeatFold(isASCII: options.drawsASCII) : nil
    var conversation = Conversation(diagram, roster, options)
    for event in diagram.trace.events { conversation.take(event, to: &self) }
    conversation.finish(to: &self)
    repeats?.finish(into: &lines)
  }

  mutating func take(_ line: DiagramLine, _ roster: LaneRoster) {
    if line.number == nil, line.event?.kind == .stage { return }
    var line = line
    if line.event?.kind == .action { line.look.arrow = nil }
    if case .across = line.content { line.look = LaneLook() }
    if repeats == nil { lines.append(line) } else { repeats?.take(line, into: &lines) }
  }
}
