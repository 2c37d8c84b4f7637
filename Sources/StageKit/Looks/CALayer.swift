/// The corners, border and shadow of a view, which are stored and not drawn.
public final class CALayer {
  /// The radius of the view's corners in points; has no effect.
  public var cornerRadius: CGFloat = 0
  /// The width of the view's border in points; has no effect.
  public var borderWidth: CGFloat = 0
  /// The colour of the view's border; has no effect.
  public var borderColor: UIColor?
  /// The colour of the view's shadow; has no effect.
  public var shadowColor: UIColor?
  /// The opacity of the view's shadow, from 0 to 1; has no effect.
  public var shadowOpacity: Float = 0
  /// The blur radius of the view's shadow in points; has no effect.
  public var shadowRadius: CGFloat = 0
  /// The offset of the view's shadow in points; has no effect.
  public var shadowOffset = CGSize.zero
  /// Whether contents beyond the bounds of the view are clipped; has no effect.
  public var masksToBounds = false
}

/// Distances from the edges of a view, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance 0 from each edge.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// The distance from the edge of this name, in points.
  public var top, left, bottom, right: CGFloat

  /// Creates distances from the edges of a view, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
