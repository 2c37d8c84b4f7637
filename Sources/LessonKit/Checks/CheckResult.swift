/// The result of judging a check, a condition that ends a step of a lesson.
public enum CheckResult: Hashable, Sendable {
  /// A check that holds, with the number of the row (event of the trace) that decided it; nil if no single row did.
  case met(row: Int?)
  /// A check that does not hold yet.
  case notYet
  /// A check that can no longer hold, with the number of the row that broke it; nil if no single row did.
  case violated(row: Int?)
  /// A check that is itself mistaken, so that no action can meet it, with the reason.
  case broken(String)
}

extension CheckResult {
  /// Whether the check that was judged holds.
  public var isMet: Bool {
    if case .met = self { true } else { false }
  }

  /// The number of the row that made the check hold or broke it; nil if no single row did.
  public var row: Int? {
    switch self {
    case .met(let row), .violated(let row): row
    case .notYet, .broken: nil
    }
  }
}
