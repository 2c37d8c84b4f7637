/// The number of looks and wrong guesses before a secret fault is found.
struct LookTally {
  /// The weighted number of commands that showed something.
  private(set) var count = 0
  var guesses = 0
  /// Whether the present command shows a row that a finding rests on.
  private var showsFinding = false

  /// The weight of `findings` and of every command that goes to a finding, because they name the row at once.
  static let findingsWeight = 10

  /// Notes that the present command goes to a row that a finding rests on, or says that there is none.
  mutating func noteFindingShown() { showsFinding = true }

  /// Counts a finished command; nil stands for a refused one, which counts only if it noted a finding.
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

  /// "You looked 7 times and guessed wrongly once".
  var text: String {
    let looked = count == 0 ? "You never looked" : "You looked \(count.asTimes)"
    return guesses > 0 ? "\(looked) and guessed wrongly \(guesses.asTimes)" : looked
  }
}

extension Int {
  /// "once", "3 times".
  var asTimes: String { self == 1 ? "once" : "\(self) times" }
}
