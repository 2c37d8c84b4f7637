import Traces

extension Statements {
  /// Whether a line is a command and no statement.
  static func isNone(_ line: String) -> Bool {
    !words.contains(String(line.prefix { $0 != " " }).lowercased())
  }
}

/// What came of typing commands in a step.
struct StepOutcome {
  var progress: CheckProgress
  /// What was said besides.
  var statements = Statements()
  /// What happened since the step began.
  var events: [Event] = []
  /// How many commands came after everything was reached.
  var commandsLeft = 0
}
