/// A set of accessibility traits of a view; has no effect.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The traits of the set as bits.
  public let rawValue: UInt64

  /// Creates a set of traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The empty set, and the trait of a button.
  public static let none = Self([]), button = Self(rawValue: 1)
  /// The traits of a link, and of an image.
  public static let link = Self(rawValue: 2), image = Self(rawValue: 4)
  /// The traits of a selected element, and of a text that does not change.
  public static let selected = Self(rawValue: 8), staticText = Self(rawValue: 64)
  /// The traits of a header, and of a disabled element.
  public static let header = Self(rawValue: 1 << 16), notEnabled = Self(rawValue: 256)
  /// The traits of a value that can be raised and lowered, and of a text that is updated often.
  public static let adjustable = Self(rawValue: 1 << 12), updatesFrequently = Self(rawValue: 512)
}

extension UIView {
  /// A set of margins and dimensions of a view that adapt when its superview is resized; has no effect.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The margins and dimensions of the set as bits.
    public let rawValue: UInt

    /// Creates a set of margins and dimensions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The margin at the left, and the width.
    public static let flexibleLeftMargin = Self(rawValue: 1), flexibleWidth = Self(rawValue: 2)
    /// The margin at the right.
    public static let flexibleRightMargin = Self(rawValue: 4)
    /// The margin above, and the height.
    public static let flexibleTopMargin = Self(rawValue: 8), flexibleHeight = Self(rawValue: 16)
    /// The margin below.
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }

  // The stage has no animations: their changes are made immediately.

  /// A set of options of an animation; has no effect.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options of the set as bits.
    public let rawValue: UInt

    /// Creates a set of options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The options of acceleration at the start, and of deceleration at the end.
    public static let curveEaseIn = Self(rawValue: 1), curveEaseOut = Self(rawValue: 2)
    /// The options of acceleration and deceleration, and of constant speed.
    public static let curveEaseInOut = Self([]), curveLinear = Self(rawValue: 4)
    /// The option of fading from one view to another.
    public static let transitionCrossDissolve = Self(rawValue: 8)
  }

  /// Calls `animations`, then `completion` with true, immediately and without animation.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Calls `animations`, then `completion` with true, immediately and without animation.
  public static func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
}
