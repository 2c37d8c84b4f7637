import Traces

/// The results of a step's checks (end conditions); a met check stays met, unless a later event can break checks of its kind.
struct CheckProgress: Sendable {
  private let checks: [Check]
  /// One result for each check, in the order in which the lesson lists the checks.
  private(set) var results: [CheckResult]

  init(_ checks: [Check]) {
    self.checks = checks
    results = checks.map { _ in .notYet }
  }

  var isComplete: Bool { !results.isEmpty && results.allSatisfy(\.isMet) }

  mutating func observe(_ evidence: CheckEvidence) {
    for index in checks.indices where !checks[index].kind.isJudgedLast && !results[index].isMet {
      results[index] = checks[index].result(for: evidence)
    }
    let others = checks.indices.filter { !checks[$0].kind.isJudgedLast }
    let isTime = others.allSatisfy { results[$0].isMet }
    for index in checks.indices where checks[index].kind.isJudgedLast {
      results[index] = isTime ? checks[index].result(for: evidence) : .notYet
    }
  }

  /// Returns the event that most resembles a message of the first unmet check; nil if none resembles one.
  func nearest(in events: [Event]) -> Event? {
    let open = checks.indices.first { results[$0] == .notYet && !checks[$0].kind.isJudgedLast }
    return open.flatMap { checks[$0].nearest(in: events) }
  }
}

extension Trace {
  /// Returns the events of this trace after its common beginning with the earlier trace `base`.
  func events(since base: Trace) -> [Event] {
    let common = zip(events, base.events).prefix { $0 == $1 }.count
    return Array(events[common...])
  }
}
