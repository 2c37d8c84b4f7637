import Traces

extension Statements {
  /// Returns whether a line is a command and not a statement of the learner (`because`, `cite`).
  static func isCommand(_ line: String) -> Bool {
    !words.contains(String(line.prefix { $0 != " " }).lowercased())
  }
}

struct StepOutcome {
  var progress: CheckProgress
  var statements = Statements()
  var events: [Event] = []
  var extraCommands = 0
}
