import Traces

/// A converter of a trace's events into the lines of a diagram, the same for every layout and export.
///
/// Repeated lines are counted instead if the options say so. The memory used does not grow with the trace.
struct Conversation {
  private(set) var registry = LaneRegistry()
  private let options: DiagramOptions
  private var visibility: Visibility
  private var lifelines = Lifelines()
  private var activation: Activation
  private var separators = Separators()
  private var folded = FoldedRows()
  private var repeats: RepeatFold
  /// The last event if it created or released objects whose lanes have not begun or ended yet.
  private var unsettled: Event?
  private var filteredCount = 0
  private var isAfterRow = false
  private var count = 0
  /// Whether the last event has a line, which may only be counted.
  private(set) var hasLine = false
  private(set) var isFolded = false
  private var isOver = false

  /// Creates a conversation for events that are not known in advance; a participant gets a lane when it first appears.
  init(rows: ClosedRange<Int>? = nil, _ options: DiagramOptions) {
    self.options = options
    visibility = Visibility(rows: rows, options)
    activation = Activation(folding: options)
    repeats = RepeatFold(options)
  }

  /// Creates a conversation for a whole trace, by default with lanes for the participants of the rows that the diagram shows.
  init(_ diagram: Diagram, _ options: DiagramOptions, _ registry: LaneRegistry? = nil) {
    self.init(options)
    self.registry = registry ?? LaneRegistry(diagram, options)
    visibility = Visibility(diagram, options)
    lifelines = Lifelines(diagram.trace, self.registry)
  }

  /// The calls that run during the lines last returned.
  var calls: RunningCalls { activation.calls }

  mutating func take(lanes: [Participant]) {
    guard registry.isOpen else { return }
    for participant in lanes { registry.add(participant) }
    lifelines.begin(lanes, &registry)
  }

  /// Takes the next event, and returns the lines that are complete.
  mutating func take(_ event: Event, isMarked: Bool = false) -> [DiagramLine] {
    settle()
    (hasLine, isFolded) = (false, false)
    if !isOver { place(event, isMarked: isMarked) }
    return repeats.takeLines()
  }

  private mutating func place(_ event: Event, isMarked: Bool) {
    defer { count += 1 }
    if event.number == nil, event.isAnswer {
      activation.end(event)
      return
    }
    let placement = visibility.placement(of: event)
    if event.number == nil, placement == .outside {
      if !registry.isOpen { unsettled = event }
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
      draw(event, route, frame, isHidden: placement == .hidden, isMarked: isMarked)
    }
    unsettled = event.kind == .created || event.kind == .gone ? event : nil
  }

  /// Begins and ends the lanes of the objects that the last event created or released, after its lines were drawn.
  mutating func settle() {
    guard let event = unsettled else { return }
    lifelines.update(after: event, &registry)
    unsettled = nil
  }

  /// Returns the lines held back, to be called after the last event.
  mutating func finish() -> [DiagramLine] {
    settle()
    drawFolded()
    if filteredCount > 0 {
      let words = "\(filteredCount.counted("row")) left out by the filter"
      repeats.take(DiagramLine(content: .across(words, isTitle: false)))
      filteredCount = 0
    }
    repeats.finish()
    return repeats.takeLines()
  }

  private mutating func draw(
    _ event: Event,
    _ route: Route,
    _ frame: Activation.Frame,
    isHidden: Bool,
    isMarked: Bool
  ) {
    drawFolded()
    var between = LaneLook(alive: lifelines.alive, active: frame.activeBefore)
    let least = options.showsTimes ? Conversation.leastPauseBesideTimes : 1
    if let separator = separators.separator(before: event, leastPause: least) {
      between.isPause = separator.pause != nil
      repeats.take(DiagramLine(content: .separator(separator), look: between))
    } else if event.kind == .action, isAfterRow, options.separatesActions {
      repeats.take(DiagramLine(content: .blank, look: between))
    }
    var look = LaneLook(alive: lifelines.alive, active: frame.active, nested: frame.nested)
    if event.number != nil, !isHidden { look.arrow = Arrow(event, along: route) }
    look.ending = lifelines.ending(with: event, &registry)
    var line = DiagramLine(content: isHidden ? .unknown : event.content, event: event, look: look)
    (line.index, line.number, line.depth) = (count, event.number, frame.depth)
    line.isMarked = isMarked && !isHidden
    repeats.take(line)
    (hasLine, isOver) = (true, isHidden)
    isAfterRow = event.kind != .note && event.kind != .divider
  }

  /// The shortest pause, in milliseconds, that gets a line of its own if the time is shown beside each row (numbered event).
  private static let leastPauseBesideTimes = 100

  private mutating func drawFolded() {
    guard let line = folded.line(alive: lifelines.alive) else { return }
    repeats.take(line)
    folded = FoldedRows()
  }
}
