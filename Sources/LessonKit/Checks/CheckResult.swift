/// The result of a check.
public enum CheckResult: Hashable, Sendable {
  /// The check holds; with the row that decided it, if any.
  case met(row: Int?)
  /// The check does not hold yet.
  case notYet
  /// The check can no longer hold; with the row that broke it, if any.
  case violated(row: Int?)
  /// The check itself has a mistake, with the reason, whatever the learner does.
  case broken(String)
}

extension CheckResult {
  /// Whether the check holds.
  public var isMet: Bool {
    if case .met = self { true } else { false }
  }

  /// The row that decided the check; nil where no row did.
  public var row: Int? {
    switch self {
    case .met(let row), .violated(let row): row
    case .notYet, .broken: nil
    }
  }
}
