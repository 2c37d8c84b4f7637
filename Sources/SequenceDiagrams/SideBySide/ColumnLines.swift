import Traces

/// The lines of a ladder to be drawn beside others, without calls by the stage (the simulated device) and blank lines.
///
/// A line stores indices in place of its lanes' appearance and its label, so that a long trace takes little memory.
struct ColumnLines: DiagramLineSink {
  /// The lines before the first action, then one part for each action.
  private(set) var parts = [LadderColumn.Part()]
  private(set) var looks: [LaneLook] = []
  private(set) var labels: ColumnLabels
  private(set) var numberWidth = 0
  /// Whether some arrow leads from an unknown sender to the first lane (participant's column), and so begins at the left edge.
  private(set) var hasArrowFromEdge = false
  private var known: [LaneLook: Int] = [:]
  private var repeats: RepeatFold

  init(_ diagram: Diagram, _ registry: LaneRegistry, _ options: DiagramOptions) {
    var options = options
    options.separatesActions = false
    options.showsScreens = false
    labels = ColumnLabels(.signs(for: options))
    repeats = RepeatFold(options)
    var conversation = Conversation(diagram, registry, options)
    for event in diagram.trace.events { conversation.take(event, to: &self) }
    conversation.finish(to: &self)
    repeats.finish()
    appendUnfolded()
  }

  mutating func take(_ line: DiagramLine, _ registry: LaneRegistry, _ calls: RunningCalls) {
    if line.number == nil, line.event?.kind == .stage { return }
    var line = line
    if line.event?.kind == .action { line.look.arrow = nil }
    if line.isAcross { line.look = LaneLook() }
    repeats.take(line)
    appendUnfolded()
  }

  private mutating func appendUnfolded() {
    for line in repeats.takeLines() { append(line) }
  }

  private mutating func append(_ line: DiagramLine) {
    let isAction = line.event?.kind == .action
    if isAction { parts.append(LadderColumn.Part()) }
    if let number = line.number { numberWidth = max(numberWidth, String(number).utf8.count) }
    if let arrow = line.look.arrow, arrow.sender == nil, arrow.receiver == 0 {
      hasArrowFromEdge = true
    }
    parts[parts.count - 1].lines.append(
      LadderColumn.Line(
        number: line.number,
        look: index(of: line.look),
        label: labels.index(of: line),
        isAction: isAction,
        isAcross: line.isAcross
      )
    )
  }

  private mutating func index(of look: LaneLook) -> Int32 {
    if let index = known[look] { return Int32(truncatingIfNeeded: index) }
    known[look] = looks.count
    looks.append(look)
    return Int32(truncatingIfNeeded: looks.count - 1)
  }
}

extension DiagramLine {
  fileprivate var isAcross: Bool {
    if case .across = content { true } else { false }
  }
}
