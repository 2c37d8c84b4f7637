import Stage

/// A view that shows "Loading…" while it animates.
open class UIActivityIndicatorView: UIView {
  /// The sizes of an indicator; have no effect.
  public enum Style: Sendable {
    /// An indicator of medium size, or a large one.
    case medium, large
  }

  private let indicator = ActivityIndicatorView()

  /// The size of the indicator; has no effect.
  public var style = Style.medium
  /// The colour of the indicator; has no effect.
  public var color: UIColor? = .gray
  /// Whether a stopped indicator is hidden; has no effect: the stage always hides it.
  public var hidesWhenStopped = true
  /// Whether the indicator animates and is visible.
  public var isAnimating: Bool { indicator.isAnimating }

  /// Creates a stopped indicator; its size has no effect.
  public convenience init(style: Style) {
    self.init()
    self.style = style
  }

  override func draw() { drawnParts = [indicator] }

  /// Shows the indicator.
  public func startAnimating() { indicator.startAnimating() }

  /// Hides the indicator.
  public func stopAnimating() { indicator.stopAnimating() }
}
