/// A view that shows "Loading…" while it animates.
public final class ActivityIndicatorView: View {
  /// Whether the indicator animates and is visible.
  public private(set) var isAnimating = false

  /// Shows the indicator.
  public func startAnimating() { isAnimating = true }

  /// Hides the indicator.
  public func stopAnimating() { isAnimating = false }
}
