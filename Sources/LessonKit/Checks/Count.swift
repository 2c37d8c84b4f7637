import Traces

extension Check.Kind {
  /// The message was sent exactly so many times.
  public static let count = Check.Kind("count", hasCount: true) { check, events, _ in
    let found = check.matches(in: events)
    guard found.count >= check.times else { return .notYet }
    return found.count == check.times
      ? .met(row: found.last?.number) : .violated(row: found[check.times].number)
  }
}
