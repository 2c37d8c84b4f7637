// Nothing moves here: what an animation leads to is there at once.

extension UIView {
  /// How an animation goes; it makes no difference.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes a set of options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Slow at first, at the end, at both, or never.
    public static let curveEaseIn = Self(rawValue: 1), curveEaseOut = Self(rawValue: 2)
    /// Slow at first, at the end, at both, or never.
    public static let curveEaseInOut = Self([]), curveLinear = Self(rawValue: 4)
    /// One view comes as the other goes.
    public static let transitionCrossDissolve = Self(rawValue: 8)
  }

  /// Does what would be seen slowly, then what follows.
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

  /// Does what would be seen slowly, then what follows.
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
