import TerminalText
import Traces

/// A row of one of two compared traces, with the kind of its change.
public struct DifferenceRow: Hashable, Sendable {
  /// The kind of change of a row.
  public enum Mark: Hashable, Sendable, CaseIterable {
    /// The row is unchanged.
    case same
    /// The row is only in the later trace.
    case added
    /// The row is only in the earlier trace.
    case removed
    /// The row has other arguments, another value or another outcome than before.
    case changed
    /// The row stood elsewhere, with all its descendants, which are marked as the same.
    case moved
    /// The row is repeated more or less often than before.
    case repeated
    /// The row is an added or removed repetition of a row marked as repeated, or a descendant of one.
    case surplus
  }

  /// The event, with its number in its own trace.
  public let event: Event
  /// Whether the row belongs to the earlier trace; other rows belong to the later one.
  public let isBefore: Bool
  /// The kind of change.
  public let mark: Mark
  /// The number of causes above the row in its own trace; an answer has the depth of its call.
  public let depth: Int
  /// The matching event of the earlier trace; nil for a row that has no match or belongs to the earlier trace.
  public let was: Event?
  /// The former and present number of repetitions; nil where it is unchanged.
  public let repetition: Repetition?
  /// The index of the parent row among all rows; nil for a root.
  public let parent: Int?
}

extension DifferenceRow.Mark {
  /// The sign at the left edge; a blank for an unchanged row.
  public var sign: String {
    switch self {
    case .same: " "
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    case .moved: ">"
    case .repeated, .surplus: "x"
    }
  }

  /// The style of the sign; the sign alone identifies the mark, except that `x` stands for two marks.
  public var style: TextStyle {
    switch self {
    case .same, .surplus: .dim
    case .added: .good
    case .removed: .bad
    case .changed, .moved, .repeated: .strong
    }
  }
}
