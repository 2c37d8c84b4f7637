/// A font, which nobody sees.
public struct UIFont: Hashable, Sendable {
  /// What a text is for.
  public enum TextStyle: Sendable {
    /// As large as it may be.
    case body, callout, caption1, caption2, footnote, headline, largeTitle, subheadline
    /// One of the titles.
    case title1, title2, title3
  }

  /// How strong its lines are.
  public enum Weight: Sendable {
    /// From thin to strong.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// Its size in points.
  public let pointSize: CGFloat

  /// Makes the font of a name.
  public init?(name: String, size: CGFloat) { pointSize = size }

  private init(_ size: CGFloat) { pointSize = size }

  /// The font of a size in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size)
  }

  /// The font whose digits are of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size)
  }

  /// The strong font of a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }

  /// The slanted font of a size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }

  /// The font for a text.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(17) }
}

/// Where a text stands within its view.
public enum NSTextAlignment: Sendable {
  /// At the left, in the middle, at the right, or as the language has it.
  case left, center, right, justified, natural
}

/// How a text that is too long is broken.
public enum NSLineBreakMode: Sendable {
  /// Into lines, or cut off.
  case byWordWrapping, byCharWrapping, byClipping
  /// With dots where it was cut.
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
