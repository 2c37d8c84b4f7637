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
  private var passing = Passing()
  private var folded = FoldedRows()
  private var filteredCount = 0
  private var isAfterRow = false
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
    if event.number == nil, event.isAnswer {
      activation.end(event)
      return
    }
    let placement = visibility.placement(of: event)
    if registry.isOpen, placement == .outside || placement == .filtered, event.number == nil {
      return
    }
    let route = registry.route(of: event)
    let frame = activation.frame(of: event, along: route)
    if registry.isOpen { lifelines.meet(event, route) }
    switch placement {
    case .outside: break
    case .filtered: filteredCount += 1
    case .shown where frame.isFolded: folded.add(event.number, frame.depth)
    case .shown, .hidden: draw(event, route, frame, isHidden: placement == .hidden, to: &sink)
    }
    lifelines.pass(event, &registry)
  }

  /// Passes on the lines that are left when the last event has been taken.
  mutating func finish(to sink: inout some DiagramLineSink) {
    drawFolded(to: &sink)
    if filteredCount > 0 {
      let words = "\(filteredCount.counted("row")) left out by the filter"
      sink.take(DiagramLine(content: .across(words, isTitle: false)), registry)
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
    let isLater = drawPassing(before: event, between, to: &sink)
    if !isLater { drawBlank(before: event, between, to: &sink) }
    var look = LaneLook(alive: lifelines.alive, active: frame.active, nested: frame.nested)
    if event.number != nil, !isHidden { look.arrow = Arrow(event, along: route) }
    look.ending = lifelines.ending(with: event, &registry)
    sink.take(
      DiagramLine(
        content: isHidden ? .unknown : event.content,
        event: event,
        number: event.number,
        depth: frame.depth,
        look: look,
        time: event.time
      ),
      registry
    )
    isOver = isHidden
    isAfterRow = event.kind != .note && event.kind != .divider
  }

  /// Shorter times are not worth a line where each row has its time, in milliseconds.
  private static let leastPauseBesideTimes = 100

  private mutating func drawFolded(to sink: inout some DiagramLineSink) {
    guard let line = folded.line(alive: lifelines.alive) else { return }
    sink.take(line, registry)
    folded = FoldedRows()
  }

  private func drawBlank(
    before event: Event,
    _ look: LaneLook,
    to sink: inout some DiagramLineSink
  ) {
    guard event.kind == .action, isAfterRow, options.separatesActions else { return }
    sink.take(DiagramLine(content: .blank, look: look), registry)
  }

  /// Draws that time went by, and that the work goes on elsewhere.
  private mutating func drawPassing(
    before event: Event,
    _ look: LaneLook,
    to sink: inout some DiagramLineSink
  ) -> Bool {
    let least = options.showsTimes ? Conversation.leastPauseBesideTimes : 1
    let (pause, executor) = passing.changes(before: event, leastPause: least)
    guard pause != nil || executor != nil else { return false }
    let words = [pause?.words, executor.map { "on \($0)" }].compactMap(\.self)
    var look = look
    look.isPause = pause != nil
    sink.take(DiagramLine(content: .remark(words.joined(separator: ", ")), look: look), registry)
    return true
  }
}

extension Event {
  /// What the line of this event says.
  fileprivate var content: DiagramLine.Content {
    if number != nil { return .row }
    switch kind {
    case .stage: return .remark(showing)
    case .screen: return .remark(screen.map { "screen: \($0.title)" } ?? "the screen is drawn")
    case .divider: return .across(text, isTitle: true)
    default: return .across(text, isTitle: false)
    }
  }
}
