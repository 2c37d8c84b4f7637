/// Recognizes a finger that stays on a view: `press "Photo: long press"`.
///
/// The actions are called twice, with the states `began` and `ended`.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of seconds that the finger stays; has no effect: virtual time does not pass.
  public var minimumPressDuration: TimeInterval = 0.5
  /// The number of points that the finger may move; has no effect.
  public var allowableMovement: CGFloat = 10
  /// The number of taps before the finger stays; has no effect.
  public var numberOfTapsRequired = 0
  /// The number of fingers that make the gesture; has no effect.
  public var numberOfTouchesRequired = 1

  override var gestures: [String] { ["long press"] }
  override var states: [State] { [.began, .ended] }
}
