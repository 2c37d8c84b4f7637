/// What became of a check.
public enum CheckResult: Hashable, Sendable {
  /// It holds; the row that made it so, where one did.
  case met(row: Int?)
  /// It can still come to hold.
  case notYet
  /// It can no longer hold, because of that row.
  case violated(row: Int?)
  /// The check itself is wrong, whatever the learner does.
  case broken(String)
}

extension CheckResult {
  /// Whether it holds.
  public var isMet: Bool {
    if case .met = self { true } else { false }
  }

  /// The row that decided it.
  public var row: Int? {
    switch self {
    case .met(let row), .violated(let row): row
    case .notYet, .broken: nil
    }
  }
}
