/// A piece of work that every architecture has to do somewhere.
public enum Responsibility: String, CaseIterable, Sendable {
  /// Get the data from where it is kept.
  case get
  /// Turn it into what people read.
  case format
  /// Decide what is allowed, and what comes next.
  case decide
  /// Put it on the screen.
  case draw
  /// Open another screen.
  case navigate
  /// Keep what the screen needs later.
  case keep
}
