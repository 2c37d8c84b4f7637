import Traces

/// A condition of a lesson's step, judged by the events and the learner's commands since the step began.
public struct Check: Sendable {
  /// The kind of condition, such as `seen`.
  public let kind: Kind
  /// The condition in words, shown to the learner as a goal that is ticked when it is reached.
  public let goal: String
  /// The check as written in the lesson, without the goal in words.
  public let text: String
  /// The line number of the check in the lesson's file, from 1.
  public let line: Int
  let meaning: Meaning
}

extension Check {
  struct Meaning: Sendable {
    var sentences: [MessageSentence] = []
    /// The figures and rows that a learner can cite to meet this check; empty unless it is a `cited` check.
    var citations: [String] = []
    let judge: @Sendable (CheckEvidence) -> CheckResult
  }

  func result(for evidence: CheckEvidence) -> CheckResult { meaning.judge(evidence) }

  /// Returns the row (numbered event) most similar to a message of this check, the first if several are; nil if no row shares a
  /// name with a message.
  func nearest(in events: [Event]) -> Event? {
    let scored = events.filter { $0.number != nil }.map { event in
      (event, meaning.sentences.map { $0.likeness(to: event) }.max() ?? 0)
    }
    guard let best = scored.map(\.1).max(), best > 0 else { return nil }
    return scored.first { $0.1 == best }?.0
  }
}

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

/// The facts by which a check is judged: the events since the step began, and the present state of the laboratory.
struct CheckEvidence: Sendable {
  var events: [Event]
  var trace: Trace
  var commands: [String] = []
  var found: [String] = []
  /// The faults (deliberate mistakes in the module) injected when the step began, and the faults injected now.
  var faults: (before: [String], now: [String]) = ([], [])
  var statements = Statements()

  /// Collects the facts from the laboratory's states at the start of the step and now, and from the learner's statements.
  init(from base: Observation, to now: Observation, _ statements: Statements = Statements()) {
    events = now.trace.events(since: base.trace)
    trace = now.trace
    commands = Array(now.commands.dropFirst(base.commands.count))
    found = Array(now.found.dropFirst(base.found.count))
    faults = (base.faults, now.faults)
    self.statements = statements
  }
}

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
