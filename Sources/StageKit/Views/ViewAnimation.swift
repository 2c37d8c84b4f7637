// The stage has no animations: their changes are made immediately.

extension UIView {
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
