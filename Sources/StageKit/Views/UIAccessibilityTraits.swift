/// The accessibility traits of a view; have no effect.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64

  /// Creates a set of traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait, or a button.
  public static let none = Self([]), button = Self(rawValue: 1)
  /// A link, or an image.
  public static let link = Self(rawValue: 2), image = Self(rawValue: 4)
  /// A selected element, or a static text.
  public static let selected = Self(rawValue: 8), staticText = Self(rawValue: 64)
  /// A header, or a disabled element.
  public static let header = Self(rawValue: 1 << 16), notEnabled = Self(rawValue: 256)
  /// A value that can be raised and lowered, or a text that is updated often.
  public static let adjustable = Self(rawValue: 1 << 12), updatesFrequently = Self(rawValue: 512)
}

extension UIView {
  /// The edges and dimensions of a view that adapt when its superview is resized; have no effect.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The edges and dimensions as bits.
    public let rawValue: UInt

    /// Creates a set of edges and dimensions from bits.
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
