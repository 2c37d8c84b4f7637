import Traces

/// Which rows of a diagram are drawn; numbers stay as they are.
///
///     RowFilter(participants: ["Presenter"])           // what it says and is told
///     RowFilter(without: ["Store"], messages: ["did"])
public struct RowFilter: Hashable, Sendable {
  /// Only rows in which one of these takes part; empty for all.
  public var participants: [String]
  /// No row in which one of these takes part.
  public var without: [String]
  /// Only rows with one of these texts in their label, in capitals or not; empty for all.
  public var messages: [String]

  /// Makes a filter; without words it lets everything through.
  ///
  /// A participant is named by its role, its name or its type, in capitals or not.
  public init(participants: [String] = [], without: [String] = [], messages: [String] = []) {
    self.participants = participants.map { $0.lowercased() }
    self.without = without.map { $0.lowercased() }
    self.messages = messages.map { $0.lowercased() }
  }

  /// Whether everything gets through.
  public var isEmpty: Bool { participants.isEmpty && without.isEmpty && messages.isEmpty }

  /// Whether a row is drawn.
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
  /// Whether one of some names, all in small letters, is this participant's.
  fileprivate func answers(to names: [String]) -> Bool {
    names.contains { word in
      [name, shortName, role.name, type].contains { $0.lowercased() == word }
    }
  }
}
