/// A recogniser of swipes on a view; a person makes one by `press "Photo: swipe left"`.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of directions of swipes.
  public struct Direction: OptionSet, Sendable {
    /// The directions of the set as bits.
    public let rawValue: UInt

    /// Creates a set of directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The directions to the right, and to the left.
    public static let right = Self(rawValue: 1), left = Self(rawValue: 2)
    /// The directions up, and down.
    public static let up = Self(rawValue: 4), down = Self(rawValue: 8)
  }

  /// The directions of the recognised swipes, each of which has a button.
  public var direction = Direction.right {
    didSet { view?.drawGestures() }
  }
  /// The number of fingers in the gesture; has no effect.
  public var numberOfTouchesRequired = 1

  override var gestures: [String] {
    let names: [(Direction, String)] = [
      (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
    ]
    return names.filter { direction.contains($0.0) }.map { "swipe \($0.1)" }
  }
}
