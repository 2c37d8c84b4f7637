/// Recognises taps: `press Photo`, or `press "Photo: double tap"` for two taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  public var numberOfTapsRequired = 1 {
    didSet { view?.drawGestures() }
  }
  /// The number of fingers; has no effect.
  public var numberOfTouchesRequired = 1

  override var gestures: [String] {
    switch numberOfTapsRequired {
    case ...1: [""]
    case 2: ["double tap"]
    default: ["\(numberOfTapsRequired) taps"]
    }
  }
}
