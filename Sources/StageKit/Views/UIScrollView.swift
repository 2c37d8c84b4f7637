/// A view that may be larger than the screen; the stage draws all of it.
open class UIScrollView: UIView {
  /// The effects of a drag on the keyboard; have no effect.
  public enum KeyboardDismissMode: Sendable {
    /// No effect, or dismissal.
    case none, onDrag, interactive
  }

  /// The size of the contents; has no effect.
  public var contentSize = CGSize.zero
  /// The position of the visible part; has no effect.
  public var contentOffset = CGPoint.zero
  /// The points around the contents; have no effect.
  public var contentInset = UIEdgeInsets.zero
  /// Whether the view can be scrolled; has no effect.
  public var isScrollEnabled = true
  /// Whether the view bounces at its ends; has no effect.
  public var alwaysBounceVertical = false
  /// Whether a vertical indicator is shown; has no effect.
  public var showsVerticalScrollIndicator = true
  /// Whether a horizontal indicator is shown; has no effect.
  public var showsHorizontalScrollIndicator = true
  /// The effect of a drag on the keyboard; has no effect.
  public var keyboardDismissMode = KeyboardDismissMode.none

  /// The edges of the contents.
  public var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The edges of the visible part.
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
}
