import Stage

struct Debugger {
  /// The row at which the cursor stands, so that later rows are hidden; nil at the end.
  var cursor: Int?
  var breakpoints: [Breakpoint] = []
  var stopsAtActions = false
  var predictions = Predictions()
  var lookTally = LookTally()
  var postponedAction: Action?
}

/// The number of looks (commands that show rows or state) and of wrong guesses before a secret fault is found.
struct LookTally {
  private(set) var count = 0
  var guesses = 0
  private var showsFinding = false

  /// What `findings`, or going to a finding, counts for, because it names the faulty row directly.
  static let findingsWeight = 10

  mutating func noteFindingShown() { showsFinding = true }

  /// Adds the looks of a finished command; nil stands for a refused command, which counts only if it searched for a finding.
  mutating func add(_ command: Command?) {
    count += showsFinding ? LookTally.findingsWeight : command.map(LookTally.weight) ?? 0
    showsFinding = false
  }

  private static func weight(of command: Command) -> Int {
    if command.name == Command.findings.name { return findingsWeight }
    let silent = [Command.break, .undo, .redo, .stub, .predict].map(\.name)
    if silent.contains(command.name) { return 0 }
    // A written file shows as much as the screen.
    let others = [Command.leaks, .export, .save].map(\.name)
    return [.look, .step].contains(command.group) || others.contains(command.name) ? 1 : 0
  }

  var text: String {
    let looked = count == 0 ? "You never looked" : "You looked \(count.asTimes)"
    guard guesses > 0 else { return looked }
    return "\(looked)\(count == 0 ? "," : "") and guessed wrongly \(guesses.asTimes)"
  }
}

extension Int {
  var asTimes: String { self == 1 ? "once" : "\(self) times" }
}
