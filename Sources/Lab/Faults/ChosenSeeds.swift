// Seeds for secret faults that are injected without one.

extension Session {
  /// Returns a seed for a secret fault, computed from the session's seed and the typed lines, and appends it to `chosenSeeds`.
  func chooseSeed() -> Int {
    let lines = typedLines.map(\.listed) + pending
    let sum = lines.joined(separator: "\n").utf8.reduce(UInt(bitPattern: seed) &+ 7) {
      ($0 &* 31) &+ UInt($1)
    }
    let chosen = Int((sum >> 7) % 10_000)
    chosenSeeds.append(chosen)
    return chosen
  }

  /// Returns `line` with the chosen seeds written into its `inject ?` commands, so that it injects the same faults in any session.
  ///
  /// In a session with the seed 0, the same lines choose the same seeds anyway; then `line` stays unchanged unless `isAlways` is
  /// true.
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
