import TerminalText
import Traces

/// A row (numbered event) of the earlier or the later of two compared traces, with the kind of its change.
public struct DifferenceRow: Hashable, Sendable {
  /// The kind of change of a row (numbered event).
  public enum Mark: Hashable, Sendable, CaseIterable {
    /// A row (numbered event) that both traces have in the same form.
    case same
    /// A row (numbered event) that only the later trace has.
    case added
    /// A row (numbered event) that only the earlier trace has.
    case removed
    /// A row (numbered event) of the later trace that had other arguments, another value, outcome or receiver in the earlier one.
    case changed
    /// A row that was elsewhere in the earlier trace, with all its descendants; the descendants are marked as the same.
    case moved
    /// The first of one or more adjacent equal rows (numbered events), of which the earlier trace has another number at this place.
    case repeated
    /// An added or removed repetition of a row (numbered event) marked as `repeated`, or a descendant of such a repetition.
    case surplus
  }

  /// The event of the row, with its row number in its own trace.
  public let event: Event
  /// Whether the row is from the earlier trace, because the later one lacks it; all other rows are from the later trace.
  public let isBefore: Bool
  /// The kind of change of this row (numbered event).
  public let mark: Mark
  /// The number of rows (numbered events) that caused the row, directly or not; an answer has the depth of its call.
  public let depth: Int
  /// The matching event of the earlier trace; nil for a row (numbered event) that only one of the traces has.
  public let was: Event?
  /// How many adjacent equal rows (numbered events) both traces have, for a row marked as `repeated`; nil for other rows.
  public let repetition: Repetition?
  /// The index in `TraceDifference.rows` of the row (numbered event) that caused this one; nil for a row without a cause.
  public let parent: Int?
}

extension DifferenceRow.Mark {
  /// The name of the mark in files, such as `added`.
  public var name: String { "\(self)" }

  /// The character for the mark at the left edge of a row (numbered event); a blank for an unchanged row.
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

  /// The style in which `sign` is written; needed only to tell `repeated` from `surplus`, which share a sign.
  public var style: TextStyle {
    switch self {
    case .same, .surplus: .dim
    case .added: .good
    case .removed: .bad
    case .changed, .moved, .repeated: .strong
    }
  }
}
