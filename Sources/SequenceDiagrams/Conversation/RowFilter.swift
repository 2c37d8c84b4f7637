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
