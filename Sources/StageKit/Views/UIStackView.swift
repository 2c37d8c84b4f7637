/// A stack of views; the stage draws them one below another, whatever the axis.
open class UIStackView: UIView {
  /// The alignments across the axis; have no effect.
  public enum Alignment: Sendable {
    /// Filling the stack, at an edge or baseline, or centred.
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  /// The distributions along the axis; have no effect.
  public enum Distribution: Sendable {
    /// By natural size, equally, or in proportion.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The direction of the stack; has no effect.
  public var axis = NSLayoutConstraint.Axis.horizontal
  /// The alignment across the axis; has no effect.
  public var alignment = Alignment.fill
  /// The distribution along the axis; has no effect.
  public var distribution = Distribution.fill
  /// The points between the views; have no effect.
  public var spacing: CGFloat = 0
  /// The points around the views; have no effect.
  public var layoutMargins = UIEdgeInsets.zero
  /// Whether `layoutMargins` is used; has no effect.
  public var isLayoutMarginsRelativeArrangement = false
  /// The arranged views, in order.
  public private(set) var arrangedSubviews: [UIView] = []

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init()
    for view in views { addArrangedSubview(view) }
  }

  /// Appends a view.
  public func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }

  /// Inserts a view; the stage draws it after the others.
  public func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.insert(view, at: index)
    addSubview(view)
  }

  /// Removes a view from the arrangement; it remains a subview.
  public func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }

  /// Has no effect: views have no position on the stage.
  public func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
}
