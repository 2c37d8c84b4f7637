/// Recognizes taps: `press Photo`, and with more taps than one `press "Photo: double tap"`.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that make the gesture.
  public var numberOfTapsRequired = 1 {
    didSet { view?.drawGestures() }
  }
  /// The number of fingers that make the gesture; has no effect.
  public var numberOfTouchesRequired = 1

  override var gestures: [String] {
    switch numberOfTapsRequired {
    case ...1: [""]
    case 2: ["double tap"]
    default: ["\(numberOfTapsRequired) taps"]
    }
  }
}
