import PrintableText

// The spelling of texts and names in the notation, which `NotationScanner` reads.
extension String {
  /// This text as the label of a line, with escapes for characters that a reader could misunderstand.
  ///
  /// An empty text is written `\u{}`, because a line without a label has no text at all.
  var notationLabel: String {
    if isEmpty { return #"\u{}"# }
    if isPlainLabel { return self }
    var speller = LabelSpeller(scalars: Array(unicodeScalars))
    return speller.spelled()
  }

  var notationName: String {
    if isBareName, !String.reservedNames.contains(self) { return self }
    return notationQuotedName
  }

  var propertyName: String { isIdentifier ? self : notationQuotedName }

  var notationQuotedName: String {
    var previous: Unicode.Scalar = "`"
    let name = replacingScalars { scalar in
      let isEscaped =
        scalar.isUnprintable || scalar == "`" || scalar == "\\" || scalar == "\""
        || (scalar == " " && previous == " ")
      previous = scalar
      return isEscaped ? scalar.escape : nil
    }
    return "`\(name)`"
  }

  /// The words that do not mean a participant in the place of a name; a participant named like one is written in back-ticks.
  static let reservedNames = ["lanes", "nobody", "somebody", "nil", "_"]
  static let nobody = "nobody"
  static let somebody = "somebody"

  var isIdentifier: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.startsIdentifier && unicodeScalars.allSatisfy(\.continuesIdentifier)
  }

  private var isBareName: Bool {
    if isOfWords { return true }
    return split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      let pieces = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard let word = pieces.first, String(word).isIdentifier else { return false }
      return pieces.dropFirst().allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }
    }
  }

  /// Whether this name consists of words of ASCII letters with dots between them, such as `Detail.View`.
  private var isOfWords: Bool {
    var isInside = false
    for byte in utf8 {
      guard byte.isLetter || byte == UInt8(ascii: ".") && isInside else { return false }
      isInside = byte.isLetter
    }
    return isInside
  }

  /// Whether this label is known to need no escapes, by a fast check; false for any label with characters other than ASCII.
  private var isPlainLabel: Bool {
    var previous = UInt8(ascii: " ")
    var isQuoted = false
    for byte in utf8 {
      switch byte {
      case 0..<0x20, 0x7F..., UInt8(ascii: "\\"): return false
      case UInt8(ascii: "\""): isQuoted.toggle()
      case _ where isQuoted: break
      case UInt8(ascii: "^"), UInt8(ascii: "#"): return false
      case UInt8(ascii: " ") where previous == byte: return false
      default: break
      }
      previous = byte
    }
    return !isQuoted && previous != UInt8(ascii: " ")
  }
}

extension Unicode.Scalar {
  var startsIdentifier: Bool {
    if isASCII { return self == "_" || UInt8(ascii: self).isLetter }
    return properties.isXIDStart
  }

  var continuesIdentifier: Bool {
    if isASCII { return startsIdentifier || UInt8(ascii: self).isDigit }
    return properties.isXIDContinue
  }
}

extension UInt8 {
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

/// A writer of a label (the message or value after an arrow) with escapes, so that a reader of the notation gets the same label.
///
/// Text between two quotation marks is copied unchanged, since a reader keeps it unchanged. Elsewhere each character that a reader
/// could misunderstand is escaped.
private struct LabelSpeller {
  let scalars: [Unicode.Scalar]
  var index = 0
  var result = ""
  /// The index before which no quotation mark begins a quoted text, as an earlier search has found.
  var unclosedUntil = 0

  mutating func spelled() -> String {
    while index < scalars.count {
      if scalars[index] == "\"", let end = endOfQuote() {
        result.unicodeScalars.append(contentsOf: scalars[index...end])
        index = end + 1
      } else {
        let scalar = scalars[index]
        if isMisread(scalar) {
          result += scalar.escape
        } else {
          result.unicodeScalars.append(scalar)
        }
        index += 1
      }
    }
    return result
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

  /// Returns the index of the quotation mark that closes the one at `index`; nil if an unprintable character or the end is before.
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
