import Stage

/// A view, which may contain other views; its position and its appearance are stored and have no effect.
open class UIView: View {
  /// The view that contains this one; nil if there is none.
  public private(set) weak var superview: UIView?
  /// The rectangle of this view in its superview; has no effect.
  public var frame: CGRect
  /// The rectangle in which this view's subviews are; has no effect.
  public var bounds: CGRect
  /// A number by which the app identifies the view.
  public var tag = 0
  /// The opacity of the view, from 0 to 1; has no effect: the stage draws the view in any case.
  public var alpha: CGFloat = 1
  /// Whether the view receives touches; has no effect: the stage reports them in any case.
  public var isUserInteractionEnabled = true
  /// Whether subviews are clipped at the bounds of this view; has no effect.
  public var clipsToBounds = false
  /// The colour behind the view; has no effect.
  public var backgroundColor: UIColor?
  /// The colour of controls in the view; has no effect.
  public var tintColor: UIColor? = .systemBlue
  /// The way in which contents such as an image fill the view; has no effect.
  public var contentMode = ContentMode.scaleToFill
  /// The corners, the border and the shadow of the view, which are not drawn.
  public let layer = CALayer()
  /// Whether the frame of the view is translated into layout constraints; has no effect.
  public var translatesAutoresizingMaskIntoConstraints = true
  /// The margins and dimensions of the view that adapt when its superview is resized; have no effect.
  public var autoresizingMask = AutoresizingMask()
  /// The accessibility label of the view, which names a switch, a text view, gestures, and an item without a text; nil for none.
  public var accessibilityLabel: String?
  /// The accessibility value of the view; has no effect.
  public var accessibilityValue: String?
  /// The accessibility hint of the view; has no effect.
  public var accessibilityHint: String?
  /// Whether the view is an accessibility element; has no effect.
  public var isAccessibilityElement = false
  /// The accessibility traits of the view; have no effect.
  public var accessibilityTraits = UIAccessibilityTraits.none
  var recognizers: [UIGestureRecognizer] = []
  /// An identifier of the view for an app's tests; has no effect.
  public var accessibilityIdentifier: String?

  /// Creates a view without subviews; its frame has no effect.
  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
    draw()
  }

  /// Creates a view without subviews; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    frame = .zero
    bounds = .zero
    super.init()
    draw()
  }

  /// Creates a view without subviews.
  public override convenience init() { self.init(frame: .zero) }

  /// Sets what is drawn for this view; called when the view is created.
  func draw() {}

  /// Removes a view from its previous superview, adds it below the other subviews, and calls its `didMoveToSuperview()`.
  open override func addSubview(_ view: View) {
    let member = view as? UIView
    member?.removeFromSuperview()
    super.addSubview(view)
    member?.superview = self
    member?.didMoveToSuperview()
  }

  /// Removes this view from its superview.
  open func removeFromSuperview() {
    superview?.remove(self)
    superview = nil
  }

  /// Called after this view was added to a superview.
  open func didMoveToSuperview() {}

  /// Never called: the stage has no layout.
  open func layoutSubviews() {}

  /// The ways in which contents such as an image fill a view; have no effect.
  public enum ContentMode: Sendable {
    /// The contents scaled, at their own size in the centre or at an edge, or drawn anew.
    case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right, redraw
  }
}

extension View {
  /// The views directly in this view, from top to bottom.
  public var subviews: [UIView] { members.compactMap { $0 as? UIView } }
}

extension UIView {
  /// Adds a view below the other subviews, whatever the index is.
  public func insertSubview(_ view: UIView, at index: Int) { addSubview(view) }

  /// Has no effect, since views do not overlap on the stage.
  public func bringSubviewToFront(_ view: UIView) {}

  /// Has no effect, since views do not overlap on the stage.
  public func sendSubviewToBack(_ view: UIView) {}

  /// Returns the first view with the number `tag`: this view or a descendant of it; nil if there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Returns whether this view is `view` or a descendant of it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Returns true and has no effect, since the stage has no keyboard.
  @discardableResult
  public func becomeFirstResponder() -> Bool { true }

  /// Returns true and has no effect, since the stage has no keyboard.
  @discardableResult
  public func resignFirstResponder() -> Bool { true }

  /// Returns true and has no effect, since the stage has no keyboard.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }

  /// Has no effect, since the stage has no layout.
  public func setNeedsLayout() {}

  /// Has no effect, since the stage has no layout.
  public func layoutIfNeeded() {}

  /// Has no effect, since the stage draws after each action.
  public func setNeedsDisplay() {}

  /// Has no effect, since views have no size on the stage.
  public func sizeToFit() {}
}
