/// The rule for titles.
public enum TodoTitle {
  /// Returns whether the title is acceptable, that is, not blank.
  public static func isAcceptable(_ title: String) -> Bool {
    title.contains { !$0.isWhitespace }
  }
}
