import PrintableText

/// A writer of a label (the message or value after an arrow) with escapes, so that a reader of the notation gets the same label.
///
/// Text between two quotation marks is copied unchanged, since a reader keeps it unchanged. Elsewhere each character that a reader
/// could misunderstand is escaped.
struct LabelSpeller {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var result = ""
  /// The index before which no quotation mark begins a quoted text, as an earlier search has found.
  private var unclosedUntil = 0

  init(_ scalars: String.UnicodeScalarView) {
    self.scalars = Array(scalars)
  }

  mutating func spelled() -> String {
    while index < scalars.count {
      if scalars[index] == "\"", let end = endOfQuote() {
        result.unicodeScalars.append(contentsOf: scalars[index...end])
        index = end + 1
      } else {
        spellScalar()
      }
    }
    return result
  }

  private mutating func spellScalar() {
    let scalar = scalars[index]
    if isMisread(scalar) {
      result += scalar.escape
    } else {
      result.unicodeScalars.append(scalar)
    }
    index += 1
  }

  private func isMisread(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "\\": true
    case " ": isFirst || index + 1 == scalars.count || scalars[index - 1] == " "
    case "#": isFirst
    case "^": isCauseMark
    default: scalar.isUnprintable
    }
  }

  private var isFirst: Bool { index == 0 }

  /// Whether a reader would take the label from `index` on for the number of the causing row (numbered event), as in ` ^12`.
  private var isCauseMark: Bool {
    let digits = scalars[(index + 1)...]
    return (isFirst || scalars[index - 1] == " ") && !digits.isEmpty
      && digits.allSatisfy { ("0"..."9").contains($0) }
  }

  /// Returns the index of the quotation mark that closes the one at `index`; nil if an unprintable character or the end comes
  /// first.
  private mutating func endOfQuote() -> Int? {
    guard index >= unclosedUntil else { return nil }
    var end = index + 1
    while end < scalars.count, !scalars[end].isUnprintable {
      if scalars[end] == "\"" { return end }
      let isPair = scalars[end] == "\\" && end + 1 < scalars.count
      end += isPair && !scalars[end + 1].isUnprintable ? 2 : 1
    }
    unclosedUntil = end
    return nil
  }
}
