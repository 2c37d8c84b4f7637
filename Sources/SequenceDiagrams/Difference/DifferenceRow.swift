import TerminalText
import Traces

/// A row of one of two traces that are compared, with what became of it.
public struct DifferenceRow: Hashable, Sendable {
  /// What became of a row.
  public enum Mark: Hashable, Sendable, CaseIterable {
    /// It is as before.
    case same
    /// It was not there before.
    case added
    /// It is not there now.
    case removed
    /// It was there with other arguments, another value, or went otherwise.
    case changed
    /// It stood elsewhere, with all inside it; what is inside is marked as the same.
    case moved
    /// It is said more or less often in a row than before.
    case repeated
    /// It is one repetition more or less of a row marked as repeated, or stands inside one.
    case surplus
  }

  /// The row, with the number that it has in its own trace.
  public let event: Event
  /// Whether it is a row of the earlier trace; all others are rows of the later one.
  public let isBefore: Bool
  /// What became of it.
  public let mark: Mark
  /// The levels of cause above it in its own trace; an answer stands where its call stands.
  public let depth: Int
  /// What it was in the earlier trace, with its number there; nil for what was not there.
  public let was: Event?
  /// How often it was and is said, where that changed.
  public let repetition: Repetition?
  /// The index among all rows of the one inside which it happened; nil for a root.
  public let parent: Int?
}

extension DifferenceRow.Mark {
  /// The sign at the left edge; a blank for what is as before.
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

  /// How the sign is shown; never the only thing that tells the mark.
  public var style: TextStyle {
    switch self {
    case .same, .surplus: .dim
    case .added: .good
    case .removed: .bad
    case .changed, .moved, .repeated: .strong
    }
  }
}
