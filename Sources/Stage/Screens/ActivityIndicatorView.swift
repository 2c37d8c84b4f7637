/// Says that something is on its way, while it runs.
public final class ActivityIndicatorView: View {
  /// Whether it runs, and can be seen.
  public private(set) var isAnimating = false

  /// Lets it run.
  public func startAnimating() { isAnimating = true }

  /// Takes it away.
  public func stopAnimating() { isAnimating = false }
}
