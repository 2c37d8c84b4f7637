import Traces

extension Statements {
  /// Returns whether a line is a command and not a statement.
  static func isCommand(_ line: String) -> Bool {
    !words.contains(String(line.prefix { $0 != " " }).lowercased())
  }
}

struct StepOutcome {
  var progress: CheckProgress
  /// The statements among the typed lines.
  var statements = Statements()
  var events: [Event] = []
  /// The number of commands that followed after all checks held.
  var extraCommands = 0
}
