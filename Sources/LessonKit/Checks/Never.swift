import Traces

extension Check.Kind {
  /// No such message was sent; whom it names has to be there, or nothing would be asked.
  public static let never = Check.Kind("never", isJudgedLast: true) { check, events, lanes in
    if let event = check.matches(in: events).first { return .violated(row: event.number) }
    let known = Set(lanes.flatMap { [$0.name, $0.module] })
    let stranger = check.sentences.flatMap(\.names).first { !known.contains($0) }
    return stranger.map { .broken("nobody here is called \($0)") } ?? .met(row: nil)
  }
}
