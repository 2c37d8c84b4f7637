/// How a session shows things.
public struct Settings: Hashable, Sendable {
  /// Columns to write in, at least 40.
  public var width: Int
  /// Whether drawings keep to ASCII.
  public var isASCII: Bool
  /// Whether sentences stand in for drawings, for screen readers.
  public var isPlain: Bool
  /// Whether the width was chosen, and does not follow the terminal.
  public var isWidthFixed: Bool

  /// Makes settings; the width is held between 40 and 1,000.
  public init(
    width: Int = 80,
    isASCII: Bool = false,
    isPlain: Bool = false,
    isWidthFixed: Bool = false
  ) {
    self.width = min(max(width, 40), 1000)
    self.isASCII = isASCII
    self.isPlain = isPlain
    self.isWidthFixed = isWidthFixed
  }
}
