/// How a terminal draws characters that Unicode calls ambiguous, such as `│`, `─` or `α`.
///
/// They take one column nearly everywhere, and two in some terminals set up for Korean, Chinese or
/// Japanese (East Asian Width A, UAX #11).
public enum AmbiguousWidth: String, Hashable, Sendable, CaseIterable {
  /// One column.
  case narrow
  /// Two columns.
  case wide
}
