import PrintableText

/// The options for the replay of a transcript, from comments in its page such as `<!-- viper: seed=7 timeout=2s -->`.
package struct PageOptions: Hashable, Sendable {
  package private(set) var seed: Int?
  package private(set) var timeout: TimeLimit?

  /// Adds the options from a comment with options; ignores any other line.
  ///
  /// `number` is the line's number, for the error about an unknown or invalid option.
  mutating func read(_ line: Substring, number: Int) throws(TranscriptError) {
    let line = line.trimmed
    guard line.begins(with: PageOptions.opening), line.hasSuffix("-->") else { return }
    let text = line.dropFirst(PageOptions.opening.count).dropLast(3)
    for word in text.split(separator: " ") {
      if word.hasPrefix("seed="), let number = Int(typed: word.dropFirst(5)), number >= 0 {
        seed = number
      } else if word.hasPrefix("timeout="), let limit = TimeLimit(String(word.dropFirst(8))) {
        timeout = limit
      } else {
        throw TranscriptError(
          line: number,
          """
          Line \(number) says \(word.visible), which means nothing here. A page may say:  seed=7  timeout=2s
          """
        )
      }
    }
  }

  private static let opening = "<!-- viper:"
}

/// A time limit for the replay of a transcript: `500ms`, `2s`, `1m`.
package struct TimeLimit: Hashable, Sendable {
  package let milliseconds: Int

  package init(milliseconds: Int) { self.milliseconds = milliseconds }

  /// Parses a positive number below 1,000,000 with the unit `ms`, `s`, `m` or none (seconds); fails for other texts.
  ///
  /// The limit is rounded down to milliseconds, but is at least 1 and at most `Int32.max`.
  package init?(_ text: String) {
    let units = [("ms", 1.0), ("s", 1_000), ("m", 60_000), ("", 1_000)]
    guard let (unit, factor) = units.first(where: { text.hasSuffix($0.0) }),
      text.dropLast(unit.count).utf8.allSatisfy({
        (48...57).contains($0) || $0 == UInt8(ascii: ".")
      }),
      let number = Double(text.dropLast(unit.count)), number > 0, number < 1_000_000
    else { return nil }
    milliseconds = max(1, Int(min(number * factor, Double(Int32.max))))
  }

  /// The limit as text that can be parsed: whole seconds, else milliseconds.
  package var text: String {
    milliseconds.isMultiple(of: 1_000) ? "\(milliseconds / 1_000)s" : "\(milliseconds)ms"
  }
}
