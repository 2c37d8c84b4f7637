/// A stand-in for UIKit's colours; the stage draws no colours.
public struct UIColor: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// Creates a colour from its components and its opacity, each from 0 to 1; it is not drawn.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init("\(red) \(green) \(blue) \(alpha)")
  }

  /// Creates a grey from its brightness and its opacity, each from 0 to 1; it is not drawn.
  public init(white: CGFloat, alpha: CGFloat) { self.init("\(white) \(alpha)") }

  /// Creates a colour with a name in the app's assets; never nil.
  public init?(named name: String) { self.init("named \(name)") }

  /// Returns this colour with an opacity from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor("\(name) \(alpha)") }

  /// This colour, in the place of a `CGColor` for a layer.
  public var cgColor: UIColor { self }

  /// Stand-ins for UIKit's colours of the same names; not drawn.
  public static let black = Self("black"), blue = Self("blue"), brown = Self("brown"),
    clear = Self("clear"), cyan = Self("cyan"), darkGray = Self("darkGray"), gray = Self("gray"),
    green = Self("green"), lightGray = Self("lightGray"), magenta = Self("magenta"),
    orange = Self("orange"), purple = Self("purple"), red = Self("red"), white = Self("white"),
    yellow = Self("yellow")
  /// Stand-ins for UIKit's colours, named by their use; not drawn.
  public static let label = Self("label"), secondaryLabel = Self("secondaryLabel"),
    tertiaryLabel = Self("tertiaryLabel"), placeholderText = Self("placeholderText"),
    separator = Self("separator"), link = Self("link"), systemBackground = Self("systemBackground"),
    secondarySystemBackground = Self("secondarySystemBackground"),
    systemGroupedBackground = Self("systemGroupedBackground")
  /// Stand-ins for UIKit's colours of the same names, which adapt to dark mode; not drawn.
  public static let systemBlue = Self("systemBlue"), systemBrown = Self("systemBrown"),
    systemCyan = Self("systemCyan"), systemGray = Self("systemGray"),
    systemGray2 = Self("systemGray2"), systemGray3 = Self("systemGray3"),
    systemGray4 = Self("systemGray4"), systemGray5 = Self("systemGray5"),
    systemGray6 = Self("systemGray6"), systemGreen = Self("systemGreen"),
    systemIndigo = Self("systemIndigo"), systemMint = Self("systemMint"),
    systemOrange = Self("systemOrange"),
    systemPink = Self("systemPink"), systemPurple = Self("systemPurple"),
    systemRed = Self("systemRed"), systemTeal = Self("systemTeal"),
    systemYellow = Self("systemYellow")
}

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

/// The corners, border and shadow of a view, which are stored and not drawn.
public final class CALayer {
  /// The radius of the view's corners in points; has no effect.
  public var cornerRadius: CGFloat = 0
  /// The width of the view's border in points; has no effect.
  public var borderWidth: CGFloat = 0
  /// The colour of the view's border; has no effect.
  public var borderColor: UIColor?
  /// The colour of the view's shadow; has no effect.
  public var shadowColor: UIColor?
  /// The opacity of the view's shadow, from 0 to 1; has no effect.
  public var shadowOpacity: Float = 0
  /// The blur radius of the view's shadow in points; has no effect.
  public var shadowRadius: CGFloat = 0
  /// The offset of the view's shadow in points; has no effect.
  public var shadowOffset = CGSize.zero
  /// Whether contents beyond the bounds of the view are clipped; has no effect.
  public var masksToBounds = false
}

/// Distances from the edges of a view, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance 0 from each edge.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// The distance from the edge of this name, in points.
  public var top, left, bottom, right: CGFloat

  /// Creates distances from the edges of a view, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
