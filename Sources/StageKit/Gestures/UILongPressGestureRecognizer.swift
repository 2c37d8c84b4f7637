/// Recognises a long press: `press "Photo: long press"`.
///
/// Performs the actions twice, with the states `began` and `ended`.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The duration of the press in seconds; has no effect, since virtual time does not pass.
  public var minimumPressDuration: TimeInterval = 0.5
  /// The number of points by which the finger may move; has no effect.
  public var allowableMovement: CGFloat = 10
  /// The number of taps before the press; has no effect.
  public var numberOfTapsRequired = 0
  /// The number of fingers; has no effect.
  public var numberOfTouchesRequired = 1

  override var gestures: [String] { ["long press"] }
  override var states: [State] { [.began, .ended] }
}
