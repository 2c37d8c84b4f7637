/// A view or guide with layout anchors, which have no effect.
public protocol LayoutAnchors {}

/// A rectangle in a view, such as the safe area.
public struct UILayoutGuide: LayoutAnchors, Sendable {}

extension LayoutAnchors {
  /// The upper edge.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The lower edge.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The edge at which a line of text begins.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The edge at which a line of text ends.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The left edge.
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The right edge.
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The height.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}

extension UIView: LayoutAnchors {
  /// The area that bars leave free.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The area within the margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  /// The area of readable width.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }

  /// Has no effect: views have no size on the stage.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}

  /// Has no effect: views have no size on the stage.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}
}
