/// A view that may be larger than the screen; the stage draws all of it.
open class UIScrollView: UIView {
  /// The ways in which dragging the view hides the keyboard; have no effect.
  public enum KeyboardDismissMode: Sendable {
    /// No hiding, hiding when a drag begins, or hiding along with the drag.
    case none, onDrag, interactive
  }

  /// The size of the view's contents in points; has no effect.
  public var contentSize = CGSize.zero
  /// The position of the visible part of the contents; has no effect.
  public var contentOffset = CGPoint.zero
  /// The distances of the contents from the view's edges, in points; have no effect.
  public var contentInset = UIEdgeInsets.zero
  /// Whether a person can scroll the view; has no effect.
  public var isScrollEnabled = true
  /// Whether the view bounces at its ends even if the contents fit into it; has no effect.
  public var alwaysBounceVertical = false
  /// Whether the vertical scroll position is shown; has no effect.
  public var showsVerticalScrollIndicator = true
  /// Whether the horizontal scroll position is shown; has no effect.
  public var showsHorizontalScrollIndicator = true
  /// The way in which dragging the view hides the keyboard; has no effect.
  public var keyboardDismissMode = KeyboardDismissMode.none

  /// The area of the view's contents, for constraints without effect.
  public var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The visible area of the view, for constraints without effect.
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
}
