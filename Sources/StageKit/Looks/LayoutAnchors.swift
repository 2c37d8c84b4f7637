/// A view or layout guide with anchors, for layout constraints without effect.
public protocol LayoutAnchors {}

/// A rectangle in a view, such as the safe area, to which constraints refer without effect.
public struct UILayoutGuide: LayoutAnchors, Sendable {}

extension LayoutAnchors {
  /// The anchor of the upper edge, for constraints without effect.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The anchor of the lower edge, for constraints without effect.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The anchor of the edge at which a line of text begins, for constraints without effect.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The anchor of the edge at which a line of text ends, for constraints without effect.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The anchor of the left edge, for constraints without effect.
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The anchor of the right edge, for constraints without effect.
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The anchor of the horizontal centre, for constraints without effect.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The anchor of the vertical centre, for constraints without effect.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The anchor of the width, for constraints without effect.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The anchor of the height, for constraints without effect.
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
