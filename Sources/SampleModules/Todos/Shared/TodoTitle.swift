/// The rule for titles.
public enum TodoTitle {
  /// Whether a to-do may be called so: there must be something to read.
  public static func isAcceptable(_ title: String) -> Bool {
    title.contains { !$0.isWhitespace }
  }
}
