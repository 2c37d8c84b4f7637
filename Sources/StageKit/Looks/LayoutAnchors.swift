/// Something with edges and sizes.
public protocol LayoutAnchors {}

/// The edges within a view, such as those that the bars leave free.
public struct UILayoutGuide: LayoutAnchors, Sendable {}

extension LayoutAnchors {
  /// Its upper edge.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Its lower edge.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The edge where a line begins.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The edge where a line ends.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Its left edge.
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Its right edge.
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Its middle, across.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Its middle, down.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// How wide it is.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// How high it is.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}

extension UIView: LayoutAnchors {
  /// What the bars leave free of it.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// What its margins leave free of it.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  /// What can be read well of it.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }

  /// Nothing: views have no size here.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}

  /// Nothing: views have no size here.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}
}
