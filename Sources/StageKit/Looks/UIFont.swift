/// A font, which is not drawn.
public struct UIFont: Hashable, Sendable {
  /// The purpose of a text.
  public enum TextStyle: Sendable {
    /// A text that is not a title, or a large title.
    case body, callout, caption1, caption2, footnote, headline, largeTitle, subheadline
    /// One of the titles.
    case title1, title2, title3
  }

  /// The weights of a font.
  public enum Weight: Sendable {
    /// From thin to heavy.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size in points.
  public let pointSize: CGFloat

  /// Creates the font with a name; never nil.
  public init?(name: String, size: CGFloat) { pointSize = size }

  private init(_ size: CGFloat) { pointSize = size }

  /// Returns the system's font of a size in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size)
  }

  /// Returns the system's font with digits of equal width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size)
  }

  /// Returns the system's bold font of a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }

  /// Returns the system's italic font of a size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }

  /// Returns the font for a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(17) }
}

/// The alignment of a text in its view.
public enum NSTextAlignment: Sendable {
  /// Left, centred, right, justified, or by language.
  case left, center, right, justified, natural
}

/// How a text that is too long is broken.
public enum NSLineBreakMode: Sendable {
  /// Into lines, or clipped.
  case byWordWrapping, byCharWrapping, byClipping
  /// With an ellipsis at the place of the omission.
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
