/// Views one below the other, or side by side, which makes no difference.
open class UIStackView: UIView {
  /// How views stand across the way they go.
  public enum Alignment: Sendable {
    /// As wide as the stack, or at one of its edges.
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  /// How views share the room.
  public enum Distribution: Sendable {
    /// As they wish, alike, or by how large they are.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Which way they go.
  public var axis = NSLayoutConstraint.Axis.horizontal
  /// How they stand across the way they go.
  public var alignment = Alignment.fill
  /// How they share the room.
  public var distribution = Distribution.fill
  /// How many points lie between them.
  public var spacing: CGFloat = 0
  /// How many points lie around them.
  public var layoutMargins = UIEdgeInsets.zero
  /// Whether points lie around them.
  public var isLayoutMarginsRelativeArrangement = false
  /// What stands in it.
  public private(set) var arrangedSubviews: [UIView] = []

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init()
    for view in views { addArrangedSubview(view) }
  }

  /// Puts a view behind the others.
  public func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }

  /// Puts a view among the others; it is drawn behind them.
  public func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.insert(view, at: index)
    addSubview(view)
  }

  /// No longer arranges a view, which stays inside it until it is taken away.
  public func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }

  /// Nothing: views have no place here.
  public func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
}
