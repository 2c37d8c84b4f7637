import Stage

/// A view, which may contain others.
///
/// Its position and appearance are stored and have no effect.
open class UIView: View {
  /// The view that contains this one.
  public private(set) weak var superview: UIView?
  /// The position in the superview; has no effect.
  public var frame: CGRect
  /// The rectangle for subviews; has no effect.
  public var bounds: CGRect
  /// A number by which the app identifies the view.
  public var tag = 0
  /// The opacity; has no effect: the stage draws the view in any case.
  public var alpha: CGFloat = 1
  /// Whether the view takes touches; has no effect: the stage sends them in any case.
  public var isUserInteractionEnabled = true
  /// Whether subviews are clipped; has no effect.
  public var clipsToBounds = false
  /// The colour behind the view; has no effect.
  public var backgroundColor: UIColor?
  /// The colour of controls in the view; has no effect.
  public var tintColor: UIColor? = .systemBlue
  /// How contents fill the view; has no effect.
  public var contentMode = ContentMode.scaleToFill
  /// The corners, border and shadow.
  public let layer = CALayer()
  /// Whether the frame is translated into constraints; has no effect.
  public var translatesAutoresizingMaskIntoConstraints = true
  /// The edges that adapt when the superview is resized; have no effect.
  public var autoresizingMask = AutoresizingMask()
  /// The accessibility label; names switches, gestures, and cells without a text.
  public var accessibilityLabel: String?
  /// The accessibility value; has no effect.
  public var accessibilityValue: String?
  /// The accessibility hint; has no effect.
  public var accessibilityHint: String?
  /// Whether the view is an accessibility element; has no effect.
  public var isAccessibilityElement = false
  /// The accessibility traits; have no effect.
  public var accessibilityTraits = UIAccessibilityTraits.none
  var recognizers: [UIGestureRecognizer] = []
  /// An identifier for tests.
  public var accessibilityIdentifier: String?

  /// Creates an empty view.
  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Creates an empty view; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    frame = .zero
    bounds = .zero
    super.init()
  }

  /// Creates an empty view.
  public override convenience init() { self.init(frame: .zero) }

  /// Adds a view below the others, and removes it from its previous superview.
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

  /// Called after the view was added to a superview.
  open func didMoveToSuperview() {}

  /// Never called: the stage has no layout.
  open func layoutSubviews() {}

  /// How contents fill a view.
  public enum ContentMode: Sendable {
    /// Scaled, or at natural size at an edge or the centre.
    case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right, redraw
  }
}

// MARK: - Subviews

extension View {
  /// The contained views, from top to bottom.
  public var subviews: [UIView] { members.compactMap { $0 as? UIView } }
}

extension UIView {
  /// Adds a view below the others, whatever the index.
  public func insertSubview(_ view: UIView, at index: Int) { addSubview(view) }

  /// Has no effect: views do not overlap on the stage.
  public func bringSubviewToFront(_ view: UIView) {}

  /// Has no effect: views do not overlap on the stage.
  public func sendSubviewToBack(_ view: UIView) {}

  /// Returns the first view with a tag: this view or a descendant; nil if there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Returns whether this view is `view` or a descendant of it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
}

// MARK: - Keyboard and layout

extension UIView {
  /// Returns true and has no effect: the stage has no keyboard.
  @discardableResult
  public func becomeFirstResponder() -> Bool { true }

  /// Returns true and has no effect: the stage has no keyboard.
  @discardableResult
  public func resignFirstResponder() -> Bool { true }

  /// Returns true and has no effect: the stage has no keyboard.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }

  /// Has no effect: the stage has no layout.
  public func setNeedsLayout() {}

  /// Has no effect: the stage has no layout.
  public func layoutIfNeeded() {}

  /// Has no effect: the stage draws after each action.
  public func setNeedsDisplay() {}

  /// Has no effect: views have no size on the stage.
  public func sizeToFit() {}
}
