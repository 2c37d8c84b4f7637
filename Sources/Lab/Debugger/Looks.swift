/// How often somebody has looked before they found a secret fault.
struct Looks {
  /// Commands that show something.
  private(set) var count = 0
  /// What was guessed wrongly.
  var guesses = 0
  /// Whether the present command shows a row that a finding rests on.
  private var showsFinding = false

  /// What `findings` counts as, since it tells at once; so does each command that goes to a finding.
  static let findings = 10

  /// Notes that the present command goes to a row that a finding rests on, or says that there is none.
  mutating func noteFinding() { showsFinding = true }

  /// Counts a command when it is over; nil stands for one that was refused.
  mutating func add(_ command: Command?) {
    count += showsFinding ? Looks.findings : command.map(Looks.worth) ?? 0
    showsFinding = false
  }

  /// How much a command tells.
  private static func worth(of command: Command) -> Int {
    if command.name == Command.findings.name { return findings }
    // A file that is written shows as much as the screen does.
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
  fileprivate var asTimes: String { self == 1 ? "once" : "\(self) times" }
}
