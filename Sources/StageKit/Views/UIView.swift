import Stage

/// Something that can be on the screen; may hold others.
///
/// Where it stands and how it looks is kept, and makes no difference.
open class UIView: View {
  /// The view inside which it stands.
  public private(set) weak var superview: UIView?
  /// Where it stands within the view around it.
  public var frame: CGRect
  /// Where its own views may stand.
  public var bounds: CGRect
  /// How it is told from others.
  public var tag = 0
  /// How much of it can be seen; the stage draws it all the same.
  public var alpha: CGFloat = 1
  /// Whether it takes touches; the stage hands them to it all the same.
  public var isUserInteractionEnabled = true
  /// Whether what stands over its edges is cut off.
  public var clipsToBounds = false
  /// The colour behind it.
  public var backgroundColor: UIColor?
  /// The colour of what can be touched in it.
  public var tintColor: UIColor? = .systemBlue
  /// How its contents fill it.
  public var contentMode = ContentMode.scaleToFill
  /// Its corners, borders and shadow.
  public let layer = CALayer()
  /// Whether its frame becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints = true
  /// The edges that move when the view around this one is resized; has no effect.
  public var autoresizingMask = AutoresizingMask()
  /// What is read of it aloud; names switches, gestures, and cells without a text.
  public var accessibilityLabel: String?
  /// The value that is read aloud behind the label; has no effect.
  public var accessibilityValue: String?
  /// The hint that is read aloud; has no effect.
  public var accessibilityHint: String?
  /// Whether the view is read aloud as one; has no effect.
  public var isAccessibilityElement = false
  /// What kind of element is read aloud; has no effect.
  public var accessibilityTraits = UIAccessibilityTraits.none
  /// The recognizers of gestures that are made on the view.
  var recognizers: [UIGestureRecognizer] = []
  /// What tests call it.
  public var accessibilityIdentifier: String?

  /// Makes an empty view.
  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Makes an empty view, since nothing here was ever archived.
  public required init?(coder: NSCoder) {
    frame = .zero
    bounds = .zero
    super.init()
  }

  /// Makes an empty view.
  public override convenience init() { self.init(frame: .zero) }

  /// Puts a view below the others inside this one.
  open override func addSubview(_ view: View) {
    let member = view as? UIView
    member?.removeFromSuperview()
    super.addSubview(view)
    member?.superview = self
    member?.didMoveToSuperview()
  }

  /// Takes it out of the view around it.
  open func removeFromSuperview() {
    superview?.remove(self)
    superview = nil
  }

  /// It was put into a view.
  open func didMoveToSuperview() {}

  /// The moment to place its views, which have no place here: nobody calls it.
  open func layoutSubviews() {}

  /// How its contents fill a view.
  public enum ContentMode: Sendable {
    /// Stretched, as large as fits, as large as fills, or as they are.
    case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right, redraw
  }
}

// MARK: - Views inside views

extension View {
  /// What stands inside it, from top to bottom.
  public var subviews: [UIView] { members.compactMap { $0 as? UIView } }
}

extension UIView {
  /// Puts a view inside this one, below the others whatever its index.
  public func insertSubview(_ view: UIView, at index: Int) { addSubview(view) }

  /// Nothing: views lie below each other, and none in front.
  public func bringSubviewToFront(_ view: UIView) {}

  /// Nothing: views lie below each other, and none behind.
  public func sendSubviewToBack(_ view: UIView) {}

  /// The first view with a tag: this one, or one inside it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Whether it is another view, or stands inside it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
}

// MARK: - What a keyboard and a layout would ask

extension UIView {
  /// Nothing: there is no keyboard.
  @discardableResult
  public func becomeFirstResponder() -> Bool { true }

  /// Nothing: there is no keyboard.
  @discardableResult
  public func resignFirstResponder() -> Bool { true }

  /// Nothing: there is no keyboard.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }

  /// Nothing: views have no place here.
  public func setNeedsLayout() {}

  /// Nothing: views have no place here.
  public func layoutIfNeeded() {}

  /// Nothing: the stage draws after each action.
  public func setNeedsDisplay() {}

  /// Nothing: views have no size here.
  public func sizeToFit() {}
}
