import Traces

/// A filter that decides which rows of a diagram are drawn; the drawn rows keep their numbers.
///
///     RowFilter(participants: ["Presenter"])           // messages it sends or receives
///     RowFilter(without: ["Store"], messages: ["did"])
public struct RowFilter: Hashable, Sendable {
  /// The lower-case names of participants, of which at least one must take part in a drawn row; empty for no condition.
  public var participants: [String]
  /// The lower-case names of participants, of which none may take part in a drawn row.
  public var without: [String]
  /// The lower-case texts, of which the label of a drawn row must contain at least one; empty for no condition.
  public var messages: [String]

  /// Creates a filter with the given conditions; without arguments it includes every row.
  ///
  /// A participant is named by its role, name or type; case is ignored.
  public init(participants: [String] = [], without: [String] = [], messages: [String] = []) {
    self.participants = participants.map { $0.lowercased() }
    self.without = without.map { $0.lowercased() }
    self.messages = messages.map { $0.lowercased() }
  }

  /// Whether the filter includes every row.
  public var isEmpty: Bool { participants.isEmpty && without.isEmpty && messages.isEmpty }

  /// Returns whether the row of an event is drawn.
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
  /// Returns whether the participant's role, name or type, in lower case, is among `names`.
  package func answers(to names: [String]) -> Bool {
    names.contains { word in
      [name, shortName, role.name, type].contains { $0.lowercased() == word }
    }
  }
}
