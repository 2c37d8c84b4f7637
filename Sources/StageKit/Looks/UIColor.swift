/// A colour, which nobody sees.
public struct UIColor: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// Makes a colour of its parts, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init("\(red) \(green) \(blue) \(alpha)")
  }

  /// Makes a grey, from 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) { self.init("\(white) \(alpha)") }

  /// Makes a colour of the app.
  public init?(named name: String) { self.init("named \(name)") }

  /// The colour, of which less is seen.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor("\(name) \(alpha)") }

  /// The colour as a layer takes it.
  public var cgColor: UIColor { self }
}

extension UIColor {
  /// Colours by their names.
  public static let black = Self("black"), blue = Self("blue"), brown = Self("brown")
  /// Colours by their names.
  public static let clear = Self("clear"), cyan = Self("cyan"), darkGray = Self("darkGray")
  /// Colours by their names.
  public static let gray = Self("gray"), green = Self("green"), lightGray = Self("lightGray")
  /// Colours by their names.
  public static let magenta = Self("magenta"), orange = Self("orange"), purple = Self("purple")
  /// Colours by their names.
  public static let red = Self("red"), white = Self("white"), yellow = Self("yellow")
  /// Colours by what they are for.
  public static let label = Self("label"), secondaryLabel = Self("secondaryLabel")
  /// Colours by what they are for.
  public static let tertiaryLabel = Self("tertiaryLabel"), placeholderText = Self("placeholderText")
  /// Colours by what they are for.
  public static let separator = Self("separator"), link = Self("link")
  /// Colours by what they are for.
  public static let systemBackground = Self("systemBackground")
  /// Colours by what they are for.
  public static let secondarySystemBackground = Self("secondarySystemBackground")
  /// Colours by what they are for.
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
