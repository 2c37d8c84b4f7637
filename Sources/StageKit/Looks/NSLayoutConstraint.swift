/// A layout constraint, which has no effect: the stage has no layout.
public final class NSLayoutConstraint {
  /// Whether the constraint is active.
  public var isActive = false
  /// The constant, in points.
  public var constant: CGFloat = 0
  /// The priority.
  public var priority = UILayoutPriority.required

  /// Activates all constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates all constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The axes of a layout.
  public enum Axis: Sendable {
    /// Side by side, or one below another.
    case horizontal, vertical
  }
}

/// The priority of a constraint.
public struct UILayoutPriority: Hashable, Sendable {
  /// Required, high, or low.
  public static let required = Self(1000), defaultHigh = Self(750), defaultLow = Self(250)

  /// The value, from 1 to 1000.
  public let rawValue: Float

  /// Creates a priority from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from 1 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
}

/// An edge or a dimension of a view.
public struct NSLayoutAnchor: Sendable {
  /// Returns a constraint of equality with an anchor.
  public func constraint(
    equalTo anchor: NSLayoutAnchor,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { made(constant) }

  /// Returns a constraint that this anchor is at least another.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { made(constant) }

  /// Returns a constraint that this anchor is at most another.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { made(constant) }

  /// Returns a constraint of a constant size.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { made(constant) }

  /// Returns a constraint of a minimum size.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    made(constant)
  }

  /// Returns a constraint of a maximum size.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    made(constant)
  }

  private func made(_ constant: CGFloat) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.constant = constant
    return constraint
  }
}
