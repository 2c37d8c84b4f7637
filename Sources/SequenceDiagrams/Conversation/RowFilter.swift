import Traces

/// A filter that decides which rows of a diagram are drawn; a drawn row keeps its number.
///
///     RowFilter(participants: ["Presenter"])           // messages it sends or receives
///     RowFilter(without: ["Store"], messages: ["did"])
public struct RowFilter: Hashable, Sendable {
  /// The lower-case names of participants; at least one of them must take part in a drawn row; empty for no condition.
  public var participants: [String]
  /// The lower-case names of participants; none of them may take part in a drawn row (numbered event); empty for no condition.
  public var without: [String]
  /// The lower-case texts of which a drawn row's label must contain at least one; empty for no condition.
  public var messages: [String]

  /// Creates a filter: in a drawn row, one of `participants` and none of `without` take part, and its label has one of `messages`.
  ///
  /// An empty list is no condition. A participant is named by its role, name or type; upper and lower case are the same.
  public init(participants: [String] = [], without: [String] = [], messages: [String] = []) {
    self.participants = participants.map { $0.lowercased() }
    self.without = without.map { $0.lowercased() }
    self.messages = messages.map { $0.lowercased() }
  }

  /// Whether the filter has no conditions, so that every row (numbered event) is drawn.
  public var isEmpty: Bool { participants.isEmpty && without.isEmpty && messages.isEmpty }

  /// Returns whether an event meets all conditions, so that its row is drawn.
  public func includes(_ event: Event) -> Bool {
    if isEmpty { return true }
    let present = event.participants
    if !participants.isEmpty, !present.contains(where: { $0.answers(to: participants) }) {
      return false
    }
    if present.contains(where: { $0.answers(to: without) }) { return false }
    guard !messages.isEmpty else { return true }
    let label = event.label.lowercased()
    return messages.contains { label.contains($0) }
  }
}

extension Participant {
  /// Returns whether the participant's role, type, full name or name without its module is, in lower case, among `names`.
  package func answers(to names: [String]) -> Bool {
    names.contains { word in
      [name, shortName, role.name, type].contains { $0.lowercased() == word }
    }
  }
}

/// Decides whether a diagram shows an event; takes the events of a trace in order.
struct Visibility {
  enum Placement {
    case shown
    /// An event from the first hidden row (numbered event) on, drawn as `?`.
    case hidden
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
      let isHidden = hiddenFrom.map { number >= $0 } == true
      region = rows.contains(number) ? (isHidden ? .hidden : .shown) : .outside
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

  /// Returns whether the stage loads a screen by an event that the last action does not mention; false after the action
  /// `open (calls viewDidLoad)`, which announces it.
  ///
  /// `viewDidLoad` loads a screen, or `body` one that stands for SwiftUI's; other calls by the stage get no line.
  private mutating func isUnannouncedOpening(_ event: Event) -> Bool {
    if event.kind == .action { announcement = event.text }
    guard event.kind == .stage, event.number == nil, let name = event.message?.baseName,
      name == "viewDidLoad" || name == "body"
    else { return false }
    defer { announcement = "" }
    return !announcement.contains(name)
  }
}
