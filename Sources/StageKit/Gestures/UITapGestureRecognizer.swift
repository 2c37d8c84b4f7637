/// A recogniser of taps on a view, which a person makes by `press Photo`, or `press "Photo: double tap"` for two taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps in the gesture.
  public var numberOfTapsRequired = 1 {
    didSet { view?.drawGestures() }
  }
  /// The number of fingers in the gesture; has no effect.
  public var numberOfTouchesRequired = 1

  override var gestures: [String] {
    switch numberOfTapsRequired {
    case ...1: [""]
    case 2: ["double tap"]
    default: ["\(numberOfTapsRequired) taps"]
    }
  }
}
