/// A recogniser of long presses on a view; a person makes one by `press "Photo: long press"`.
///
/// A long press performs the actions twice, in the states `began` and `ended`.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press in seconds; has no effect, since no virtual time passes during a press.
  public var minimumPressDuration: TimeInterval = 0.5
  /// The number of points by which the finger may move; has no effect.
  public var allowableMovement: CGFloat = 10
  /// The number of taps before the press; has no effect.
  public var numberOfTapsRequired = 0
  /// The number of fingers in the gesture; has no effect.
  public var numberOfTouchesRequired = 1

  override var gestures: [String] { ["long press"] }
  override var states: [State] { [.began, .ended] }
}
