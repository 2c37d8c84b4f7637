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
  /// The screens drawn in the step, by the word of the variant.
  var screens: [String: [Screen]] = [:]

  /// Collects the differences between two observations.
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
  var looks: [String] { commands.filter(LookWords.begin) }

  /// Returns an event's causes in the whole trace, with the event itself.
  func causes(of event: Event) -> [Event] { trace.causes(of: event) }
}

/// The commands that show something and change nothing.
enum LookWords {
  /// The command words in the order in which the course teaches them.
  static let all = [
    "show", "why", "screen", "wiring", "source", "diagram", "trace", "stack", "findings", "leaks",
    "rules", "explain", "diff", "compare", "metrics", "goto", "step", "next", "faults", "inject",
  ]

  /// Returns whether a command begins with one of the words; `inject` counts only alone, where it lists faults.
  static func begin(_ command: String) -> Bool {
    let words = command.split(separator: " ")
    guard let first = words.first.map(String.init) else { return false }
    return all.contains(first) && (first != "inject" || words.count == 1)
  }
}
