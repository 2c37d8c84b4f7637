import TerminalText

extension Session {
  var keepsSecret: Bool { loaded?.run.secrets.isEmpty == false || state.history.hasSecrets }

  /// Returns a line as the history shows it: until a secret fault is found, `inject ? --secret` stands for its command.
  func shown(_ line: String) -> String {
    let isSecret = { (words: [String]) in words.dropFirst().contains("--secret") }
    guard let commands = try? InputLine(line).commands, commands.contains(where: isSecret),
      keepsSecret
    else { return line }
    return commands.map { isSecret($0) ? "inject ? --secret" : $0.asTyped }.joined(separator: "; ")
  }

  func revealSecrets() {
    guard keepsSecret else { return }
    loaded?.reveal()
    state.history.reveal()
  }

  /// Loads a run that a person asked for; a secret fault stays if the variant is the same; a lesson's run keeps no secret fault.
  func loadAsAsked(_ run: Run) throws(Refusal) -> StyledText {
    guard !isAside, let before = loaded?.run, !before.secrets.isEmpty else { return try load(run) }
    guard run.isOfSameEdition(as: before) else {
      let text = try load(run)
      return StyledText(secretFaultLoss(in: before)) + text
    }
    return try load(run.keepingSecrets(of: before))
      + "The fault that you have to find is still in.\n"
  }

  func secretFaultLoss(in run: Run) -> String {
    "The fault that you had to find was in \(run.title), and is gone with it.\n"
  }

  func chooseSeed() -> Int {
    let lines = typedLines.map(\.listed) + pending
    let sum = lines.joined(separator: "\n").utf8.reduce(UInt(bitPattern: seed) &+ 7) {
      ($0 &* 31) &+ UInt($1)
    }
    let chosen = Int((sum >> 7) % 10_000)
    chosenSeeds.append(chosen)
    return chosen
  }

  /// Writes the chosen seeds into `inject ?` in `line`; in a session with the seed 0 the same lines choose the same seeds anyway.
  func repeatable(_ line: String, _ seeds: ArraySlice<Int>, isAlways: Bool = false) -> String {
    guard seed != 0 || isAlways, !seeds.isEmpty, let commands = try? InputLine(line).commands else {
      return line
    }
    var seeds = seeds
    return commands.map { words in
      let words = aliases.expanding(words)
      let isOpen = words.count == 2 && words[1] == "?"
      let name = try? Command.named(words[0]).name
      let given = isOpen && name == Command.inject.name ? seeds.popFirst().map { ["\($0)"] } : nil
      return (words + (given ?? [])).asTyped
    }
    .joined(separator: "; ")
  }
}
