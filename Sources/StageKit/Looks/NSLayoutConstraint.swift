/// A layout constraint, which has no effect: the stage has no layout.
public final class NSLayoutConstraint {
  /// Whether the constraint is active; has no effect.
  public var isActive = false
  /// The constant of the constraint in points; has no effect.
  public var constant: CGFloat = 0
  /// The priority of the constraint; has no effect.
  public var priority = UILayoutPriority.required

  /// Sets `isActive` of the constraints to true, which has no effect.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Sets `isActive` of the constraints to false, which has no effect.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The directions of a layout.
  public enum Axis: Sendable {
    /// The direction side by side, or one below another.
    case horizontal, vertical
  }
}

/// The priority of a layout constraint, which has no effect.
public struct UILayoutPriority: Hashable, Sendable {
  /// The priority of a required constraint, a high priority, and a low one.
  public static let required = Self(1000), defaultHigh = Self(750), defaultLow = Self(250)

  /// The value of the priority, from 1 to 1000.
  public let rawValue: Float

  /// Creates a priority from a value from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from a value from 1 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
}

/// An edge, centre line or dimension of a view, for layout constraints without effect.
public struct NSLayoutAnchor: Sendable {
  /// Returns a constraint without effect: this anchor equals another.
  public func constraint(
    equalTo anchor: NSLayoutAnchor,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { made(constant) }

  /// Returns a constraint without effect: this anchor is at least another.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { made(constant) }

  /// Returns a constraint without effect: this anchor is at most another.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { made(constant) }

  /// Returns a constraint without effect: this dimension has a size in points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { made(constant) }

  /// Returns a constraint without effect: this dimension has a minimum size in points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    made(constant)
  }

  /// Returns a constraint without effect: this dimension has a maximum size in points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    made(constant)
  }

  private func made(_ constant: CGFloat) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.constant = constant
    return constraint
  }
}

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
