/// The corners, borders and shadow of a view, which nobody sees.
public final class CALayer {
  /// How round the corners are.
  public var cornerRadius: CGFloat = 0
  /// How wide the border is.
  public var borderWidth: CGFloat = 0
  /// The colour of the border.
  public var borderColor: UIColor?
  /// The colour of the shadow.
  public var shadowColor: UIColor?
  /// How much of the shadow is seen.
  public var shadowOpacity: Float = 0
  /// How soft the shadow is.
  public var shadowRadius: CGFloat = 0
  /// Where the shadow falls.
  public var shadowOffset = CGSize.zero
  /// Whether what stands over the edges is cut off.
  public var masksToBounds = false
}

/// How many points lie at each edge.
public struct UIEdgeInsets: Hashable, Sendable {
  /// None at all.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// How many points lie at an edge.
  public var top, left, bottom, right: CGFloat

  /// Makes it of four numbers of points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
