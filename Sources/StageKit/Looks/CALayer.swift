/// The corners, border and shadow of a view, which are not drawn.
public final class CALayer {
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// The width of the border.
  public var borderWidth: CGFloat = 0
  /// The colour of the border.
  public var borderColor: UIColor?
  /// The colour of the shadow.
  public var shadowColor: UIColor?
  /// The opacity of the shadow.
  public var shadowOpacity: Float = 0
  /// The blur radius of the shadow.
  public var shadowRadius: CGFloat = 0
  /// The offset of the shadow.
  public var shadowOffset = CGSize.zero
  /// Whether contents beyond the bounds are clipped.
  public var masksToBounds = false
}

/// Distances from the edges, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// No distances.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// The distance from an edge, in points.
  public var top, left, bottom, right: CGFloat

  /// Creates distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
