/// A stand-in for UIKit's fonts; the stage draws all texts alike.
public struct UIFont: Hashable, Sendable {
  /// The purposes of texts, for each of which the system has a font.
  public enum TextStyle: Sendable {
    /// The purpose of a text in the body, beside it or below it, of a headline, or of a large title.
    case body, callout, caption1, caption2, footnote, headline, largeTitle, subheadline
    /// The purpose of a title, on one of three levels.
    case title1, title2, title3
  }

  /// The weights of a font.
  public enum Weight: Sendable {
    /// A weight, from thin to heavy.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of the font in points.
  public let pointSize: CGFloat

  /// Creates a font with a name and a size in points; never nil.
  public init?(name: String, size: CGFloat) { pointSize = size }

  private init(_ size: CGFloat) { pointSize = size }

  /// Returns the system's font with a size in points and a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size)
  }

  /// Returns the system's font with digits of equal width, a size in points and a weight.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size)
  }

  /// Returns the system's bold font with a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }

  /// Returns the system's italic font with a size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }

  /// Returns the font for the purpose of a text: always one of 17 points.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(17) }
}

/// The alignments of a text in its view; have no effect.
public enum NSTextAlignment: Sendable {
  /// The alignment at the left, in the centre, at the right, at both edges, or by language.
  case left, center, right, justified, natural
}

/// The ways in which a text too long for its view is broken; have no effect.
public enum NSLineBreakMode: Sendable {
  /// A break into lines after words or characters, or clipping.
  case byWordWrapping, byCharWrapping, byClipping
  /// An ellipsis at the beginning, at the end, or in the middle.
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
