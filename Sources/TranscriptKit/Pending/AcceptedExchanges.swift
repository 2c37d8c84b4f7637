extension Transcript {
  /// Returns the transcript with the exchanges `numbers` (commands with outputs, from 1) taken from a replay.
  ///
  /// Unknown numbers are ignored. Nil if `replay` has other prose, fences or commands than this transcript.
  package func accepting(_ numbers: Set<Int>, from replay: Transcript) -> Transcript? {
    guard isReplayed(by: replay) else { return nil }
    var result = self
    var number = 0
    for (index, part) in replay.parts.enumerated() where part.exchange != nil {
      number += 1
      if numbers.contains(number) { result.parts[index] = part }
    }
    return result.numbered()
  }

  /// Returns whether another transcript has the same prose, fences and commands, and may thus be a replay of this one.
  package func isReplayed(by other: Transcript) -> Bool {
    parts.count == other.parts.count && zip(parts, other.parts).allSatisfy { $0.isReplayed(by: $1) }
  }

  private func numbered() -> Transcript {
    var result = self
    var line = 1
    for (index, part) in parts.enumerated() {
      switch part {
      case .verbatim(let text): line += text.utf8.count { $0 == .newline }
      case .exchange(var exchange):
        exchange.line = line
        line += exchange.lines.count
        result.parts[index] = .exchange(exchange)
      }
    }
    return result
  }
}

extension TranscriptReader.Part {
  fileprivate func isReplayed(by other: TranscriptReader.Part) -> Bool {
    switch (self, other) {
    case (.verbatim(let old), .verbatim(let new)): old[...].hasSameBytes(as: new[...])
    case (.exchange(let old), .exchange(let new)): old.input == new.input
    default: false
    }
  }
}
