import Traces

/// Turns events into the lines of a diagram: the model that every layout draws.
///
/// It keeps no events, so that a trace of any length can pass through it.
struct Conversation {
  /// Who has a lane.
  private(set) var registry: LaneRegistry
  private let options: DiagramOptions
  private var visibility: Visibility
  private var lifelines: Lifelines
  private var activation: Activation
  private var separators = Separators()
  private var folded = FoldedRows()
  private var filteredCount = 0
  private var isAfterRow = false
  /// How many events were taken.
  private var count = 0
  /// Whether the last event lies inside a row whose inside is not drawn.
  private(set) var isFolded = false
  /// Whether nothing more may be seen.
  private(set) var isOver = false

  /// A conversation of which nothing is known in advance.
  init(rows: ClosedRange<Int>? = nil, _ options: DiagramOptions) {
    self.options = options
    registry = LaneRegistry()
    visibility = Visibility(rows: rows, options)
    lifelines = Lifelines()
    activation = Activation(folding: options)
  }

  /// A conversation that is known as a whole.
  init(_ diagram: Diagram, _ options: DiagramOptions) {
    self.init(diagram, LaneRegistry(diagram, options), options)
  }

  /// A conversation that is known as a whole, with those lanes only.
  init(_ diagram: Diagram, _ registry: LaneRegistry, _ options: DiagramOptions) {
    self.options = options
    self.registry = registry
    visibility = Visibility(diagram, options)
    lifelines = Lifelines(diagram.trace, registry)
    activation = Activation(folding: options)
  }

  /// Gives lanes to those who are known to take part.
  mutating func take(lanes: [Participant]) {
    guard registry.isOpen else { return }
    for participant in lanes { registry.add(participant) }
    lifelines.begin(lanes, &registry)
  }

  /// Passes on the lines of the next event; most have one or none.
  mutating func take(_ event: Event, to sink: inout some DiagramLineSink) {
    guard !isOver else { return }
    defer { count += 1 }
    isFolded = false
    if event.number == nil, event.isAnswer {
      activation.end(event)
      return
    }
    let placement = visibility.placement(of: event)
    if event.number == nil, placement == .outside {
      if !registry.isOpen { lifelines.pass(event, &registry) }
      return
    }
    let route = registry.route(of: event)
    let frame = activation.frame(of: event, along: route)
    if registry.isOpen { lifelines.meet(event, route) }
    switch placement {
    case .outside: break
    case .filtered: filteredCount += 1
    case .shown where frame.isFolded:
      isFolded = true
      folded.add(event.number, frame.depth)
    case .shown, .hidden: draw(event, route, frame, isHidden: placement == .hidden, to: &sink)
    }
    lifelines.pass(event, &registry)
  }

  /// Passes on the lines that are left when the last event has been taken.
  mutating func finish(to sink: inout some DiagramLineSink) {
    drawFolded(to: &sink)
    if filteredCount > 0 {
      let words = "\(filteredCount.counted("row")) left out by the filter"
      pass(DiagramLine(content: .across(words, isTitle: false)), to: &sink)
      filteredCount = 0
    }
  }
}

extension Conversation {
  private mutating func draw(
    _ event: Event,
    _ route: Route,
    _ frame: Activation.Frame,
    isHidden: Bool,
    to sink: inout some DiagramLineSink
  ) {
    drawFolded(to: &sink)
    let between = LaneLook(alive: lifelines.alive, active: frame.activeBefore)
    let isSeparated = drawSeparator(before: event, between, to: &sink)
    if !isSeparated { drawBlank(before: event, between, to: &sink) }
    var look = LaneLook(alive: lifelines.alive, active: frame.active, nested: frame.nested)
    if event.number != nil, !isHidden { look.arrow = Arrow(event, along: route) }
    look.ending = lifelines.ending(with: event, &registry)
    pass(
      DiagramLine(
        content: isHidden ? .unknown : event.content,
        event: event,
        index: count,
        number: event.number,
        depth: frame.depth,
        look: look,
        time: event.time
      ),
      to: &sink
    )
    isOver = isHidden
    isAfterRow = event.kind != .note && event.kind != .divider
  }

  /// Shorter times are not worth a line where each row has its time, in milliseconds.
  private static let leastPauseBesideTimes = 100

  private mutating func drawFolded(to sink: inout some DiagramLineSink) {
    guard let line = folded.line(alive: lifelines.alive) else { return }
    pass(line, to: &sink)
    folded = FoldedRows()
  }

  private func drawBlank(
    before event: Event,
    _ look: LaneLook,
    to sink: inout some DiagramLineSink
  ) {
    guard event.kind == .action, isAfterRow, options.separatesActions else { return }
    pass(DiagramLine(content: .blank, look: look), to: &sink)
  }

  /// Draws that time went by, and that the work goes on elsewhere; says whether it did.
  private mutating func drawSeparator(
    before event: Event,
    _ look: LaneLook,
    to sink: inout some DiagramLineSink
  ) -> Bool {
    let least = options.showsTimes ? Conversation.leastPauseBesideTimes : 1
    guard let separator = separators.separator(before: event, leastPause: least) else {
      return false
    }
    var look = look
    look.isPause = separator.pause != nil
    pass(DiagramLine(content: .separator(separator), look: look), to: &sink)
    return true
  }

  private func pass(_ line: DiagramLine, to sink: inout some DiagramLineSink) {
    sink.take(line, registry, activation.calls)
  }
}
