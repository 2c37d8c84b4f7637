import Traces

/// Decides whether a diagram shows an event; takes the events of a trace in order.
struct Visibility {
  enum Placement {
    case shown
    /// An event from the first hidden row (numbered event) on, drawn as `?`.
    case hidden
    /// A row (numbered event) that the filter leaves out.
    case filtered
    /// An event outside the requested rows (numbered events), or of a kind that gets no line.
    case outside
  }

  private let rows: ClosedRange<Int>
  private let hiddenFrom: Int?
  private let lastNumber: Int
  private let filter: RowFilter
  private let showsScreens: Bool
  private var region: Placement
  private var number = Int.min
  /// The text of the last action; empty after a call of `viewDidLoad`.
  private var announcement = ""

  init(_ diagram: Diagram, _ options: DiagramOptions) {
    self.init(rows: diagram.rows, lastNumber: diagram.trace.lastNumber, options)
  }

  init(rows: ClosedRange<Int>? = nil, lastNumber: Int = .max, _ options: DiagramOptions) {
    self.rows = rows ?? Int.min...Int.max
    self.lastNumber = lastNumber
    hiddenFrom = options.hiddenFrom
    filter = options.filter
    showsScreens = options.showsScreens
    region = self.rows.lowerBound <= 1 ? .shown : .outside
  }

  mutating func placement(of event: Event) -> Placement {
    let isOpening = isUnannouncedOpening(event)
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

  /// Returns whether an event is a call by the stage (the simulated device, in place of UIKit) that loads a screen, and that the last
  /// action does not mention; other calls by the stage get no line.
  ///
  /// `viewDidLoad` loads a screen, or `body` one that stands for SwiftUI's. An action's row reads `open (calls viewDidLoad)`, so the
  /// first such call after it gets no line.
  private mutating func isUnannouncedOpening(_ event: Event) -> Bool {
    if event.kind == .action { announcement = event.text }
    guard event.kind == .stage, event.number == nil, let name = event.message?.baseName,
      name == "viewDidLoad" || name == "body"
    else { return false }
    defer { announcement = "" }
    return !announcement.contains(name)
  }

  private func region(of number: Int) -> Placement {
    guard rows.contains(number) else { return .outside }
    if let hiddenFrom, number >= hiddenFrom { return .hidden }
    return .shown
  }
}
