import Traces

extension Check.Kind {
  /// The message was sent.
  public static let seen = Check.Kind("seen") { check, events, _ in
    guard let first = check.matches(in: events).first else { return .notYet }
    return .met(row: first.number)
  }
}
