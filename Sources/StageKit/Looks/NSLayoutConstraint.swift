/// What a layout shall keep to; there is none here.
public final class NSLayoutConstraint {
  /// Whether it shall be kept.
  public var isActive = false
  /// So many points apart.
  public var constant: CGFloat = 0
  /// How much it matters.
  public var priority = UILayoutPriority.required

  /// Has all of them kept.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Has none of them kept.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Which way something goes.
  public enum Axis: Sendable {
    /// Side by side, or one below the other.
    case horizontal, vertical
  }
}

/// How much a constraint matters.
public struct UILayoutPriority: Hashable, Sendable {
  /// As much as any, much, or little.
  public static let required = Self(1000), defaultHigh = Self(750), defaultLow = Self(250)

  /// From 1 to 1000.
  public let rawValue: Float

  /// Makes a priority, from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority, from 1 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
}

/// An edge or a size of a view.
public struct NSLayoutAnchor: Sendable {
  /// It shall be where the other is, so many points apart.
  public func constraint(
    equalTo anchor: NSLayoutAnchor,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { made(constant) }

  /// It shall be no less than where the other is.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { made(constant) }

  /// It shall be no more than where the other is.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { made(constant) }

  /// It shall be so many points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { made(constant) }

  /// It shall be no less than so many points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    made(constant)
  }

  /// It shall be no more than so many points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    made(constant)
  }

  private func made(_ constant: CGFloat) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.constant = constant
    return constraint
  }
}
