import Stage

// Where things stand and how they look: it can be said, and makes no difference.

/// A colour, which nobody sees.
public struct UIColor: Hashable, Sendable {
  /// Colours by their names.
  public static let black = UIColor(), blue = UIColor(), clear = UIColor(), darkGray = UIColor()
  /// Colours by their names.
  public static let gray = UIColor(), green = UIColor(), lightGray = UIColor(), orange = UIColor()
  /// Colours by their names.
  public static let red = UIColor(), white = UIColor(), yellow = UIColor()
  /// Colours by what they are for.
  public static let label = UIColor(), secondaryLabel = UIColor(), systemBackground = UIColor()
  /// Colours by what they are for.
  public static let systemBlue = UIColor(), systemGray = UIColor(), systemRed = UIColor()
}

/// A font, which nobody sees.
public struct UIFont: Hashable, Sendable {
  /// What a text is for.
  public enum TextStyle: Sendable {
    /// As large as it may be.
    case body, callout, caption1, caption2, footnote, headline, largeTitle, subheadline
    /// One of the titles.
    case title1, title2, title3
  }

  /// The font of a size in points.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont() }

  /// The strong font of a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont() }

  /// The font for a text.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

/// Where a text stands within its view.
public enum NSTextAlignment: Sendable {
  /// At the left, in the middle, at the right, or as the language has it.
  case left, center, right, justified, natural
}

extension UIView {
  /// Makes a view; its frame makes no difference.
  public convenience init(frame: CGRect) { self.init() }

  /// The colour behind it; kept nowhere.
  public var backgroundColor: UIColor? {
    get { nil }
    set {}
  }

  /// Whether its frame becomes constraints; kept nowhere.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { false }
    set {}
  }

  /// Its upper edge.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Its lower edge.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The edge where a line begins.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The edge where a line ends.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Its middle, across.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Its middle, down.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// How wide it is.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// How high it is.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// What the bars leave free of it.
  public var safeAreaLayoutGuide: UIView { self }
}

extension UILabel {
  /// Its font; kept nowhere.
  public var font: UIFont? {
    get { UIFont() }
    set {}
  }

  /// Its colour; kept nowhere.
  public var textColor: UIColor? {
    get { UIColor.label }
    set {}
  }

  /// Where its text stands; kept nowhere.
  public var textAlignment: NSTextAlignment {
    get { .natural }
    set {}
  }

  /// How many lines it may take; kept nowhere.
  public var numberOfLines: Int {
    get { 1 }
    set {}
  }
}

/// An edge or a size of a view.
public struct NSLayoutAnchor: Sendable {
  /// It shall be where the other is, so many points apart.
  public func constraint(
    equalTo anchor: NSLayoutAnchor,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }

  /// It shall be so many points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

/// What a layout shall keep to; there is none here.
public final class NSLayoutConstraint {
  /// Whether it shall be kept.
  public var isActive = false

  /// Has all of them kept.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
}

/// Views one below the other, or side by side, which makes no difference.
open class UIStackView: UIView {
  /// Which way they go.
  public enum Axis: Sendable {
    /// Side by side, or one below the other.
    case horizontal, vertical
  }

  /// Which way they go.
  public var axis = Axis.horizontal
  /// How many points lie between them.
  public var spacing: CGFloat = 0
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
}
