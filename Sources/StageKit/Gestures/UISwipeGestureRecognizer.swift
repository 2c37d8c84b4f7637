/// Recognises swipes: `press "Photo: swipe left"`.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: UInt

    /// Creates a set of directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right or left.
    public static let right = Self(rawValue: 1), left = Self(rawValue: 2)
    /// Up or down.
    public static let up = Self(rawValue: 4), down = Self(rawValue: 8)
  }

  /// The recognised directions; each has a button.
  public var direction = Direction.right {
    didSet { view?.drawGestures() }
  }
  /// The number of fingers; has no effect.
  public var numberOfTouchesRequired = 1

  override var gestures: [String] {
    let names: [(Direction, String)] = [
      (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
    ]
    return names.filter { direction.contains($0.0) }.map { "swipe \($0.1)" }
  }
}
