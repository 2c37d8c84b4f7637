// The stage has no animations: their changes are made immediately.

extension UIView {
  /// The options of an animation; have no effect.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates a set of options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Accelerating, or decelerating.
    public static let curveEaseIn = Self(rawValue: 1), curveEaseOut = Self(rawValue: 2)
    /// Accelerating and decelerating, or linear.
    public static let curveEaseInOut = Self([]), curveLinear = Self(rawValue: 4)
    /// By fading from one view to another.
    public static let transitionCrossDissolve = Self(rawValue: 8)
  }

  /// Calls `animations`, then `completion` with true, immediately.
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

  /// Calls `animations`, then `completion` with true, immediately.
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
