import Traces

/// How far a step's checks have come; what was met once stays met.
struct CheckProgress: Sendable {
  private let checks: [Check]
  /// One result for each check, in the author's order.
  private(set) var results: [CheckResult]

  init(_ checks: [Check]) {
    self.checks = checks
    results = checks.map { _ in .notYet }
  }

  /// Whether everything asked for holds, and there was something to ask for.
  var isComplete: Bool { !results.isEmpty && results.allSatisfy(\.isMet) }

  /// Judges what happened since the step began; what must never happen is judged last.
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

  /// The first check that is open, and what comes nearest to it.
  func nearest(in events: [Event]) -> Event? {
    let open = checks.indices.first { results[$0] == .notYet && !checks[$0].kind.isJudgedLast }
    return open.flatMap { checks[$0].nearest(in: events) }
  }
}

extension Trace {
  /// The events after those that this trace has in common with an earlier one.
  func events(since base: Trace) -> [Event] {
    let common = zip(events, base.events).prefix { $0 == $1 }.count
    return Array(events[common...])
  }
}
