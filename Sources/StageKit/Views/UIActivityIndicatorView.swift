import Stage

/// Says that something is on its way, while it runs.
open class UIActivityIndicatorView: UIView {
  /// How large it is; it makes no difference.
  public enum Style: Sendable {
    /// As large as text, or larger.
    case medium, large
  }

  private let indicator = ActivityIndicatorView()

  /// How large it is.
  public var style = Style.medium
  /// Its colour.
  public var color: UIColor? = .gray
  /// Whether it cannot be seen while it stands still; the stage never shows it then.
  public var hidesWhenStopped = true
  /// Whether it runs, and can be seen.
  public var isAnimating: Bool { indicator.isAnimating }

  /// Makes one that stands still.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    faces = [indicator]
  }

  /// Makes one that stands still.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    faces = [indicator]
  }

  /// Makes one that stands still.
  public convenience init(style: Style) {
    self.init()
    self.style = style
  }

  /// Lets it run.
  public func startAnimating() { indicator.startAnimating() }

  /// Takes it away.
  public func stopAnimating() { indicator.stopAnimating() }
}
