/// A view that may be larger than the screen; the stage draws all of it.
open class UIScrollView: UIView {
  /// What a drag does to the keyboard.
  public enum KeyboardDismissMode: Sendable {
    /// Nothing, or it goes.
    case none, onDrag, interactive
  }

  /// How large its contents are.
  public var contentSize = CGSize.zero
  /// Which part of its contents is seen.
  public var contentOffset = CGPoint.zero
  /// How many points lie around its contents.
  public var contentInset = UIEdgeInsets.zero
  /// Whether it can be scrolled.
  public var isScrollEnabled = true
  /// Whether it bounces at its ends.
  public var alwaysBounceVertical = false
  /// Whether it says where in its contents it is.
  public var showsVerticalScrollIndicator = true
  /// Whether it says where in its contents it is.
  public var showsHorizontalScrollIndicator = true
  /// What a drag does to the keyboard.
  public var keyboardDismissMode = KeyboardDismissMode.none

  /// The edges of its contents.
  public var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The edges of what is seen.
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
}
