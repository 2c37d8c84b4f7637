/// A colour, which is not drawn.
public struct UIColor: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// Creates a colour from components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init("\(red) \(green) \(blue) \(alpha)")
  }

  /// Creates a grey from 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) { self.init("\(white) \(alpha)") }

  /// Creates a colour of the app's assets; never nil.
  public init?(named name: String) { self.init("named \(name)") }

  /// Returns the colour with an opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor("\(name) \(alpha)") }

  /// The colour for a layer.
  public var cgColor: UIColor { self }
}

extension UIColor {
  /// Named colours.
  public static let black = Self("black"), blue = Self("blue"), brown = Self("brown")
  /// Named colours.
  public static let clear = Self("clear"), cyan = Self("cyan"), darkGray = Self("darkGray")
  /// Named colours.
  public static let gray = Self("gray"), green = Self("green"), lightGray = Self("lightGray")
  /// Named colours.
  public static let magenta = Self("magenta"), orange = Self("orange"), purple = Self("purple")
  /// Named colours.
  public static let red = Self("red"), white = Self("white"), yellow = Self("yellow")
  /// Semantic colours.
  public static let label = Self("label"), secondaryLabel = Self("secondaryLabel")
  /// Semantic colours.
  public static let tertiaryLabel = Self("tertiaryLabel"), placeholderText = Self("placeholderText")
  /// Semantic colours.
  public static let separator = Self("separator"), link = Self("link")
  /// Semantic colours.
  public static let systemBackground = Self("systemBackground")
  /// Semantic colours.
  public static let secondarySystemBackground = Self("secondarySystemBackground")
  /// Semantic colours.
  public static let systemGroupedBackground = Self("systemGroupedBackground")
  /// The system's colours.
  public static let systemBlue = Self("systemBlue"), systemGray = Self("systemGray")
  /// The system's colours.
  public static let systemGray2 = Self("systemGray2"), systemGray3 = Self("systemGray3")
  /// The system's colours.
  public static let systemGray4 = Self("systemGray4"), systemGray5 = Self("systemGray5")
  /// The system's colours.
  public static let systemGray6 = Self("systemGray6"), systemGreen = Self("systemGreen")
  /// The system's colours.
  public static let systemIndigo = Self("systemIndigo"), systemOrange = Self("systemOrange")
  /// The system's colours.
  public static let systemPink = Self("systemPink"), systemPurple = Self("systemPurple")
  /// The system's colours.
  public static let systemRed = Self("systemRed"), systemTeal = Self("systemTeal")
  /// The system's colours.
  public static let systemYellow = Self("systemYellow")
}
