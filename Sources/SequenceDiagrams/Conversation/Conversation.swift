import Traces

/// A converter of a trace's events into the lines of a diagram, the same for every layout and export; stores no events.
struct Conversation {
  private(set) var registry = LaneRegistry()
  private let options: DiagramOptions
  private var visibility: Visibility
  private var lifelines = Lifelines()
  private var activation: Activation
  private var separators = Separators()
  private var folded = FoldedRows()
  private var filteredCount = 0
  private var isAfterRow = false
  private var count = 0
  private(set) var isFolded = false
  private(set) var isOver = false

  /// Creates a conversation for events that are not known in advance; a participant gets a lane when it first appears.
  init(rows: ClosedRange<Int>? = nil, _ options: DiagramOptions) {
    self.options = options
    visibility = Visibility(rows: rows, options)
    activation = Activation(folding: options)
  }

  /// Creates a conversation for a whole trace, by default with lanes for the participants of the rows that the diagram shows.
  init(_ diagram: Diagram, _ options: DiagramOptions, _ registry: LaneRegistry? = nil) {
    self.init(options)
    self.registry = registry ?? LaneRegistry(diagram, options)
    visibility = Visibility(diagram, options)
    lifelines = Lifelines(diagram.trace, self.registry)
  }

  mutating func take(lanes: [Participant]) {
    guard registry.isOpen else { return }
    for participant in lanes { registry.add(participant) }
    lifelines.begin(lanes, &registry)
  }

  mutating func take(_ event: Event, isMarked: Bool = false, to sink: inout some DiagramLineSink) {
    guard !isOver else { return }
    defer { count += 1 }
    isFolded = false
    if event.number == nil, event.isAnswer {
      activation.end(event)
      return
    }
    let placement = visibility.placement(of: event)
    if event.number == nil, placement == .outside {
      if !registry.isOpen { lifelines.update(after: event, &registry) }
      return
    }
    let route = registry.route(of: event)
    let frame = activation.frame(of: event, along: route)
    if registry.isOpen { lifelines.prepare(for: event, along: route) }
    switch placement {
    case .outside: break
    case .filtered: filteredCount += 1
    case .shown where frame.isFolded:
      isFolded = true
      folded.add(event.number, frame.depth)
    case .shown, .hidden:
      let isHidden = placement == .hidden
      draw(event, route, frame, isHidden: isHidden, isMarked: isMarked, to: &sink)
    }
    lifelines.update(after: event, &registry)
  }

  mutating func finish(to sink: inout some DiagramLineSink) {
    drawFolded(to: &sink)
    if filteredCount > 0 {
      let words = "\(filteredCount.counted("row")) left out by the filter"
      pass(DiagramLine(content: .across(words, isTitle: false)), to: &sink)
      filteredCount = 0
    }
  }

  private mutating func draw(
    _ event: Event,
    _ route: Route,
    _ frame: Activation.Frame,
    isHidden: Bool,
    isMarked: Bool,
    to sink: inout some DiagramLineSink
  ) {
    drawFolded(to: &sink)
    var between = LaneLook(alive: lifelines.alive, active: frame.activeBefore)
    let least = options.showsTimes ? Conversation.leastPauseBesideTimes : 1
    if let separator = separators.separator(before: event, leastPause: least) {
      between.isPause = separator.pause != nil
      pass(DiagramLine(content: .separator(separator), look: between), to: &sink)
    } else if event.kind == .action, isAfterRow, options.separatesActions {
      pass(DiagramLine(content: .blank, look: between), to: &sink)
    }
    var look = LaneLook(alive: lifelines.alive, active: frame.active, nested: frame.nested)
    if event.number != nil, !isHidden { look.arrow = Arrow(event, along: route) }
    look.ending = lifelines.ending(with: event, &registry)
    var line = DiagramLine(content: isHidden ? .unknown : event.content, event: event, look: look)
    (line.index, line.number, line.depth) = (count, event.number, frame.depth)
    line.isMarked = isMarked && !isHidden
    pass(line, to: &sink)
    isOver = isHidden
    isAfterRow = event.kind != .note && event.kind != .divider
  }

  /// The shortest pause, in milliseconds, that gets a line of its own if the time is shown beside each row (numbered event).
  private static let leastPauseBesideTimes = 100

  private mutating func drawFolded(to sink: inout some DiagramLineSink) {
    guard let line = folded.line(alive: lifelines.alive) else { return }
    pass(line, to: &sink)
    folded = FoldedRows()
  }

  private func pass(_ line: DiagramLine, to sink: inout some DiagramLineSink) {
    sink.take(line, registry, activation.calls)
  }
}
