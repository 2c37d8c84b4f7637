import PrintableText

// The numbers by which a session chooses secret faults where nobody names one.

extension Session {
  /// A seed that follows from the session's own and from what was typed.
  func chooseSeed() -> Int {
    let lines = typedLines.map(\.listed) + pending
    let sum = lines.joined(separator: "\n").utf8.reduce(UInt(bitPattern: seed) &+ 7) {
      ($0 &* 31) &+ UInt($1)
    }
    let chosen = Int((sum >> 7) % 10_000)
    chosenSeeds.append(chosen)
    return chosen
  }

  /// A line with the seeds that it left to a session of chance, so that it gives the same wherever it
  /// is typed again.
  ///
  /// Where the session's own seed is 0, a line gives the same behind the same lines; it stays as it is unless
  /// `isAlways` is set.
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
      return (words + (given ?? [])).map(\.quotedIfNeeded).joined(separator: " ")
    }
    .joined(separator: "; ")
  }
}
