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
