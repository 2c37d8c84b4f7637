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
  public static let black = Self("black"), blue = Self("blue"), brown = Self("brown")
  /// Stand-ins for UIKit's colours of the same names; not drawn.
  public static let clear = Self("clear"), cyan = Self("cyan"), darkGray = Self("darkGray")
  /// Stand-ins for UIKit's colours of the same names; not drawn.
  public static let gray = Self("gray"), green = Self("green"), lightGray = Self("lightGray")
  /// Stand-ins for UIKit's colours of the same names; not drawn.
  public static let magenta = Self("magenta"), orange = Self("orange"), purple = Self("purple")
  /// Stand-ins for UIKit's colours of the same names; not drawn.
  public static let red = Self("red"), white = Self("white"), yellow = Self("yellow")
  /// Stand-ins for UIKit's colours, named by their use; not drawn.
  public static let label = Self("label"), secondaryLabel = Self("secondaryLabel")
  /// Stand-ins for UIKit's colours, named by their use; not drawn.
  public static let tertiaryLabel = Self("tertiaryLabel"), placeholderText = Self("placeholderText")
  /// Stand-ins for UIKit's colours, named by their use; not drawn.
  public static let separator = Self("separator"), link = Self("link")
  /// Stand-ins for UIKit's colours, named by their use; not drawn.
  public static let systemBackground = Self("systemBackground")
  /// Stand-ins for UIKit's colours, named by their use; not drawn.
  public static let secondarySystemBackground = Self("secondarySystemBackground")
  /// Stand-ins for UIKit's colours, named by their use; not drawn.
  public static let systemGroupedBackground = Self("systemGroupedBackground")
  /// Stand-ins for UIKit's colours of the same names, which adapt to dark mode; not drawn.
  public static let systemBlue = Self("systemBlue"), systemGray = Self("systemGray")
  /// Stand-ins for UIKit's colours of the same names, which adapt to dark mode; not drawn.
  public static let systemGray2 = Self("systemGray2"), systemGray3 = Self("systemGray3")
  /// Stand-ins for UIKit's colours of the same names, which adapt to dark mode; not drawn.
  public static let systemGray4 = Self("systemGray4"), systemGray5 = Self("systemGray5")
  /// Stand-ins for UIKit's colours of the same names, which adapt to dark mode; not drawn.
  public static let systemGray6 = Self("systemGray6"), systemGreen = Self("systemGreen")
  /// Stand-ins for UIKit's colours of the same names, which adapt to dark mode; not drawn.
  public static let systemIndigo = Self("systemIndigo"), systemOrange = Self("systemOrange")
  /// Stand-ins for UIKit's colours of the same names, which adapt to dark mode; not drawn.
  public static let systemPink = Self("systemPink"), systemPurple = Self("systemPurple")
  /// Stand-ins for UIKit's colours of the same names, which adapt to dark mode; not drawn.
  public static let systemRed = Self("systemRed"), systemTeal = Self("systemTeal")
  /// Stand-ins for UIKit's colours of the same names, which adapt to dark mode; not drawn.
  public static let systemYellow = Self("systemYellow")
}
