/// Whether `@Role` and `@Traced` warn where the rules of the architecture are broken.
public enum BoundaryChecks: Sendable {
  /// They warn, and offer what to do instead.
  case on
  /// They say nothing of the rules, for those who disagree.
  case off
}
