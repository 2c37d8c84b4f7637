/// What kind of element a view is for people who hear the screen; has no effect.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64

  /// Makes a set of traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No kind, or something that is pressed.
  public static let none = Self([]), button = Self(rawValue: 1)
  /// A link, or a picture.
  public static let link = Self(rawValue: 2), image = Self(rawValue: 4)
  /// Something that is chosen, or a text that does not change.
  public static let selected = Self(rawValue: 8), staticText = Self(rawValue: 64)
  /// A title, or something that cannot be pressed now.
  public static let header = Self(rawValue: 1 << 16), notEnabled = Self(rawValue: 256)
  /// A value that is raised and lowered, or a text that changes by itself.
  public static let adjustable = Self(rawValue: 1 << 12), updatesFrequently = Self(rawValue: 512)
}

extension UIView {
  /// The edges and sizes of a view that change when the view around it is resized; have no effect.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The edges and sizes as bits.
    public let rawValue: UInt

    /// Makes a set of edges and sizes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left edge, or the width.
    public static let flexibleLeftMargin = Self(rawValue: 1), flexibleWidth = Self(rawValue: 2)
    /// The right edge.
    public static let flexibleRightMargin = Self(rawValue: 4)
    /// The upper edge, or the height.
    public static let flexibleTopMargin = Self(rawValue: 8), flexibleHeight = Self(rawValue: 16)
    /// The lower edge.
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }
}
