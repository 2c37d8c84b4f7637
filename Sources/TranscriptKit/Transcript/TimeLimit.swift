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
