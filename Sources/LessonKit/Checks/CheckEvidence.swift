import Traces

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
