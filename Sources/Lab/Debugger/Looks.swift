/// How often somebody has looked before they found a secret fault.
struct Looks {
  /// Commands that show something.
  var count = 0
  /// What was guessed wrongly.
  var guesses = 0

  /// What `findings` counts as, since it tells at once.
  static let findings = 10

  /// How much a command tells.
  static func worth(of command: Command) -> Int {
    if command.name == Command.findings.name { return findings }
    let isLook = [.look, .step].contains(command.group) || command.name == Command.leaks.name
    return isLook ? 1 : 0
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
