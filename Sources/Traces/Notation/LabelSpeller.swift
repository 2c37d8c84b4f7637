import PrintableText

/// Escapes a label so that reading it gives the same label.
///
/// Text between two quotation marks is copied unchanged, since a reader copies it unchanged. Elsewhere, characters
/// that could be misread are escaped.
struct LabelSpeller {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var result = ""
  /// The index before which quotation marks are known to be unclosed.
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

  /// Whether the rest would be read as the number of a cause: ` ^12`.
  private var isCauseMark: Bool {
    let digits = scalars[(index + 1)...]
    return (isFirst || scalars[index - 1] == " ") && !digits.isEmpty
      && digits.allSatisfy { ("0"..."9").contains($0) }
  }

  /// Returns the index of the closing quotation mark; nil if the quote is unclosed or contains unprintable
  /// characters.
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
