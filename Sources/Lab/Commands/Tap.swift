import Stage
import Traces

extension Command {
  static let tap = Command(
    name: "tap",
    group: .act,
    usage: "tap ROW",
    help: "Taps a row, by its number or by what it says: tap 1, tap \"iPhone 16 Pro\".",
    complete: { session, words in
      guard words.isEmpty, let rows = session.visibleScreen?.rows else {
        return []
      }
      return rows.indices.map { "\($0 + 1)" }
        + rows.map(\.text.quotedIfNeeded)
    },
    run: { session, words throws(Refusal) in
      guard let word = words.first else { throw .misused("Tap which row?  tap 1") }
      if let row = Int(word) ?? word.hugeNumber {
        try expect(words, atMost: 1, "tap ROW")
        return try session.act(.tap(row: row))
      }
      return try session.act(.tapLabel(words.joined(separator: " ")))
    }
  )
}

extension String {
  /// The greatest number, where the text is one that is greater still.
  fileprivate var hugeNumber: Int? {
    let digits = hasPrefix("-") ? dropFirst() : self[...]
    return !digits.isEmpty && digits.allSatisfy(\.isASCIIDigit) ? .max : nil
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
