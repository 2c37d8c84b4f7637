/// A stack of views; the stage draws them one below another, whatever the axis.
open class UIStackView: UIView {
  /// The alignments of a stack's views across its direction; have no effect.
  public enum Alignment: Sendable {
    /// The alignment by filling the stack, at an edge or a baseline, or in the centre.
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  /// The distributions of a stack's views along its direction; have no effect.
  public enum Distribution: Sendable {
    /// The distribution by natural size, equal size, proportion, equal distances, or equally distant centres.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The direction in which the views are arranged; has no effect.
  public var axis = NSLayoutConstraint.Axis.horizontal
  /// The alignment of the views across the stack's direction; has no effect.
  public var alignment = Alignment.fill
  /// The distribution of the views along the stack's direction; has no effect.
  public var distribution = Distribution.fill
  /// The number of points between the views; has no effect.
  public var spacing: CGFloat = 0
  /// The distances of the views from the stack's edges, in points; have no effect.
  public var layoutMargins = UIEdgeInsets.zero
  /// Whether `layoutMargins` is used; has no effect.
  public var isLayoutMarginsRelativeArrangement = false
  /// The views arranged by the stack, in order.
  public private(set) var arrangedSubviews: [UIView] = []

  /// Creates a stack that arranges `views` in order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init()
    for view in views { addArrangedSubview(view) }
  }

  /// Appends a view to the arranged views and to the subviews.
  public func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }

  /// Inserts a view among the arranged views at an index; the stage draws it below all others.
  public func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.insert(view, at: index)
    addSubview(view)
  }

  /// Removes a view from the arranged views; it remains a subview and is drawn.
  public func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }

  /// Has no effect, since views have no position on the stage.
  public func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
}

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
