import Traces

/// The lines of a short ladder: all but what the stage does and what sets actions apart.
///
/// A line holds where its lanes and its words stand among those that differ, so that a long conversation
/// takes little room.
struct ColumnLines: DiagramLineSink {
  /// What came before the first action, then what each action led to.
  private(set) var parts = [LadderColumn.Part()]
  /// The lanes that look different.
  private(set) var looks: [LaneLook] = []
  /// The words that differ.
  private(set) var labels: ColumnLabels
  /// The columns of the longest number; 0 where there is none.
  private(set) var numberWidth = 0
  /// Whether an arrow comes from the left edge.
  private(set) var isEntered = false
  private var known: [LaneLook: Int] = [:]
  private var repeats: RepeatFold?
  private var unfolded: [DiagramLine] = []

  /// The lines of a trace among those who have a lane.
  init(_ diagram: Diagram, _ registry: LaneRegistry, _ options: DiagramOptions) {
    var options = options
    options.separatesActions = false
    options.showsScreens = false
    labels = ColumnLabels(.signs(for: options))
    repeats = options.foldsRepeats ? RepeatFold(isASCII: options.drawsASCII) : nil
    var conversation = Conversation(diagram, registry, options)
    for event in diagram.trace.events { conversation.take(event, to: &self) }
    conversation.finish(to: &self)
    repeats?.finish(into: &unfolded)
    appendUnfolded()
  }

  mutating func take(_ line: DiagramLine, _ registry: LaneRegistry, _ calls: RunningCalls) {
    if line.number == nil, line.event?.kind == .stage { return }
    var line = line
    if line.event?.kind == .action { line.look.arrow = nil }
    if line.isAcross { line.look = LaneLook() }
    guard repeats != nil else { return append(line) }
    repeats?.take(line, into: &unfolded)
    appendUnfolded()
  }
}

extension ColumnLines {
  private mutating func appendUnfolded() {
    for line in unfolded { append(line) }
    unfolded.removeAll(keepingCapacity: true)
  }

  private mutating func append(_ line: DiagramLine) {
    let isAction = line.event?.kind == .action
    if isAction { parts.append(LadderColumn.Part()) }
    if let number = line.number { numberWidth = max(numberWidth, String(number).utf8.count) }
    if line.look.arrow?.comesFromTheEdge == true { isEntered = true }
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
  /// Whether its words stand across all lanes.
  fileprivate var isAcross: Bool {
    if case .across = content { true } else { false }
  }
}

extension Arrow {
  /// Whether it needs room left of the first lane.
  fileprivate var comesFromTheEdge: Bool { sender == nil && receiver == 0 }
}
