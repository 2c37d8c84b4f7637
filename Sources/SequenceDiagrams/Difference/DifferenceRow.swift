import TerminalText
import Traces

/// A row of one of two compared traces, with the kind of its change.
public struct DifferenceRow: Hashable, Sendable {
  /// The kind of change of a row.
  public enum Mark: Hashable, Sendable, CaseIterable {
    /// A row that both traces have in the same form.
    case same
    /// A row that only the later trace has.
    case added
    /// A row that only the earlier trace has.
    case removed
    /// A row that had other arguments, another value, another outcome or another receiver in the earlier trace.
    case changed
    /// A row that stood elsewhere in the earlier trace, with all its descendants, which are marked as the same.
    case moved
    /// The first of several equal rows, of which the earlier trace has more or fewer.
    case repeated
    /// An added or removed repetition of a row marked as repeated, or a descendant of such a repetition.
    case surplus
  }

  /// The event of the row, with the row number that it has in its trace.
  public let event: Event
  /// Whether the row belongs to the earlier trace; other rows belong to the later one.
  public let isBefore: Bool
  /// The kind of change of this row.
  public let mark: Mark
  /// The number of rows in the chain of causes of the row in its trace; an answer has the depth of its call.
  public let depth: Int
  /// The matching event of the earlier trace; nil for a row without a match and for a row of the earlier trace itself.
  public let was: Event?
  /// The numbers of repetitions of the row in the two traces; nil where they are equal.
  public let repetition: Repetition?
  /// The index in `TraceDifference.rows` of the row that caused this row; nil for a row without a cause.
  public let parent: Int?
}

extension DifferenceRow.Mark {
  /// The name of this mark in files, such as `added`.
  public var name: String { "\(self)" }

  /// The character that shows this mark at the left edge of a row; a blank for an unchanged row.
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

  /// The style of `sign`; the sign alone identifies the mark, except that `x` stands for two marks.
  public var style: TextStyle {
    switch self {
    case .same, .surplus: .dim
    case .added: .good
    case .removed: .bad
    case .changed, .moved, .repeated: .strong
    }
  }
}
