import Traces

/// The facts by which a check is judged: the events since the step began, and the present state.
struct CheckEvidence: Sendable {
  var events: [Event]
  var trace: Trace
  var commands: [String] = []
  var found: [String] = []
  /// The injected faults at the beginning of the step, and now.
  var faults: (before: [String], now: [String]) = ([], [])
  var statements = Statements()

  /// Collects the differences between two observations.
  init(from base: Observation, to now: Observation, _ statements: Statements = Statements()) {
    events = now.trace.events(since: base.trace)
    trace = now.trace
    commands = Array(now.commands.dropFirst(base.commands.count))
    found = Array(now.found.dropFirst(base.found.count))
    faults = (base.faults, now.faults)
    self.statements = statements
  }
}
