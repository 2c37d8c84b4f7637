import Stage

struct Debugger {
  /// The number of the row at which the cursor stands, so that later rows are hidden; nil if the cursor is at the end.
  var cursor: Int?
  var breakpoints: [Breakpoint] = []
  /// Whether the cursor stops at each action before its first message, as after `set pace step`.
  var stopsAtActions = false
  var predictions = Predictions()
  var lookTally = LookTally()
  /// The action that waits for a person's reply whether to continue from the cursor or from the end; nil if none waits.
  var postponedAction: Action?
}

/// The number of looks (commands that show rows or state) and of wrong guesses before a secret fault is found.
struct LookTally {
  /// The number of looks; some commands count as several.
  private(set) var count = 0
  var guesses = 0
  /// Whether the command being run searches for rows that are evidence for findings: `goto finding`, or a stop at `break finding`.
  private var showsFinding = false

  /// The number of looks that `findings`, or a command that goes to a finding, counts for, because it names the faulty row
  /// directly.
  static let findingsWeight = 10

  mutating func noteFindingShown() { showsFinding = true }

  /// Adds the looks of a finished command; nil stands for a refused command, which counts only if it searched for a finding.
  mutating func add(_ command: Command?) {
    count += showsFinding ? LookTally.findingsWeight : command.map(LookTally.weight) ?? 0
    showsFinding = false
  }

  private static func weight(of command: Command) -> Int {
    if command.name == Command.findings.name { return findingsWeight }
    // A written file shows as much as the screen.
    let others = [Command.leaks, .export, .save].map(\.name)
    return [.look, .step].contains(command.group) || others.contains(command.name) ? 1 : 0
  }

  var text: String {
    let looked = count == 0 ? "You never looked" : "You looked \(count.asTimes)"
    return guesses > 0 ? "\(looked) and guessed wrongly \(guesses.asTimes)" : looked
  }
}

extension Int {
  var asTimes: String { self == 1 ? "once" : "\(self) times" }
}
