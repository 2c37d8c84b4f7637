import Traces

/// What a check is judged by: what has happened since the step began, and what there is now.
struct CheckEvidence: Sendable {
  /// What was said since the step began.
  var events: [Event]
  /// What was said from the beginning.
  var trace: Trace
  /// The commands that were carried out in the step.
  var commands: [String] = []
  /// The secret faults that were found in the step.
  var found: [String] = []
  /// The faults that were in when the step began, and those that are in now.
  var faults: (before: [String], now: [String]) = ([], [])
  /// What the learner stated.
  var statements = Statements()
  /// The screens that each edition drew in the step, by its word.
  var screens: [String: [Screen]] = [:]

  /// What happened between two observations.
  init(from base: Observation, to now: Observation, _ statements: Statements = Statements()) {
    events = now.trace.events(since: base.trace)
    trace = now.trace
    commands = Array(now.commands.dropFirst(base.commands.count))
    found = Array(now.found.dropFirst(base.found.count))
    faults = (base.faults, now.faults)
    self.statements = statements
    screens = statements.screens
  }
}

extension CheckEvidence {
  /// The commands that show something.
  var looks: [String] { commands.filter(LookWords.begin) }

  /// A row of the whole trace and all rows inside which it happened.
  func causes(of event: Event) -> [Event] { trace.causes(of: event) }
}

/// The words of commands that show something and change nothing.
enum LookWords {
  /// In the order in which they are learnt.
  static let all = [
    "show", "why", "screen", "wiring", "source", "diagram", "trace", "stack", "findings", "leaks",
    "rules", "explain", "diff", "compare", "metrics", "goto", "step", "next", "faults", "inject",
  ]

  /// Whether a command begins with one of them; `inject` alone only lists.
  static func begin(_ command: String) -> Bool {
    let words = command.split(separator: " ")
    guard let first = words.first.map(String.init) else { return false }
    return all.contains(first) && (first != "inject" || words.count == 1)
  }
}
