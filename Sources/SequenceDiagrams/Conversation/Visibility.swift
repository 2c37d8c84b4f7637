import Traces

/// Decides, event by event in their order, what a diagram shows.
struct Visibility {
  /// Where an event stands.
  enum Placement {
    /// It is drawn.
    case shown
    /// It would be drawn, but is not to be seen yet.
    case hidden
    /// The filter keeps it back.
    case filtered
    /// It lies outside the rows asked for, or is never drawn.
    case outside
  }

  private let rows: ClosedRange<Int>
  /// The first row that is not to be seen yet; nil where all are.
  private let hiddenFrom: Int?
  private let lastNumber: Int
  private let filter: RowFilter
  private let showsScreens: Bool
  private var region: Placement
  private var number = Int.min
  private var openings = ScreenOpenings()

  /// Begins before the first event of a trace that is known as a whole.
  init(_ diagram: Diagram, _ options: DiagramOptions) {
    self.init(rows: diagram.rows, lastNumber: diagram.trace.lastNumber, options)
  }

  /// Begins before the first event of a trace whose end may not be known.
  init(rows: ClosedRange<Int>? = nil, lastNumber: Int = .max, _ options: DiagramOptions) {
    self.rows = rows ?? Int.min...Int.max
    self.lastNumber = lastNumber
    hiddenFrom = options.hiddenFrom
    filter = options.filter
    showsScreens = options.showsScreens
    region = self.rows.lowerBound <= 1 ? .shown : .outside
  }

  /// Where the next event stands.
  mutating func placement(of event: Event) -> Placement {
    let isOpening = openings.isTold(event)
    if let number = event.number {
      self.number = number
      region = region(of: number)
      return region == .shown && !filter.includes(event) ? .filtered : region
    }
    switch event.kind {
    case .note: return region
    case .divider: return number == rows.upperBound && number < lastNumber ? .outside : region
    case .stage: return isOpening && filter.includes(event) ? region : .outside
    case .screen: return showsScreens && filter.isEmpty ? region : .outside
    default: return .outside
    }
  }

  private func region(of number: Int) -> Placement {
    guard rows.contains(number) else { return .outside }
    if let hiddenFrom, number >= hiddenFrom { return .hidden }
    return .shown
  }
}

/// Decides which of the stage's calls are told: those that show a screen, unless an action said so.
///
/// An action reads `open (calls viewDidLoad)`; for the first such call after it nothing is added.
private struct ScreenOpenings {
  private var announcement = ""

  /// Whether the next event is a call by which the stage shows a screen, and news.
  mutating func isTold(_ event: Event) -> Bool {
    if event.kind == .action { announcement = event.text }
    guard event.kind == .stage, event.number == nil, event.message?.baseName == "viewDidLoad" else {
      return false
    }
    defer { announcement = "" }
    return !announcement.hasPrefix("calls viewDidLoad")
  }
}
