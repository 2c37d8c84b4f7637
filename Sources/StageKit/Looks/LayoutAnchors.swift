/// A view or layout guide with anchors for layout constraints, which have no effect.
public protocol LayoutAnchors {}

/// A rectangle in a view, such as the safe area, to which constraints refer without effect.
public struct UILayoutGuide: LayoutAnchors, Sendable {}

extension LayoutAnchors {
  /// An anchor for constraints of the upper edge, which have no effect.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor for constraints of the lower edge, which have no effect.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor for constraints of the edge at which a line of text begins, which have no effect.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor for constraints of the edge at which a line of text ends, which have no effect.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor for constraints of the left edge, which have no effect.
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor for constraints of the right edge, which have no effect.
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor for constraints of the horizontal centre, which have no effect.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor for constraints of the vertical centre, which have no effect.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor for constraints of the width, which have no effect.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor for constraints of the height, which have no effect.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}

extension UIView: LayoutAnchors {
  /// The area of this view that bars leave free, for constraints without effect.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The area of this view within its margins, for constraints without effect.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  /// The area of this view in which lines of text are not too long, for constraints without effect.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }

  /// Has no effect, since views have no size on the stage.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}

  /// Has no effect, since views have no size on the stage.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}
}
