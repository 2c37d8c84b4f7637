// The spelling of texts and names in the notation, which `NotationScanner` reads.

import PrintableText

extension String {
  /// This text as the label of a line, with escapes for characters that a reader could misunderstand.
  ///
  /// An empty text is written `\u{}`, because a line without a label has no text at all.
  var notationLabel: String {
    if isEmpty { return #"\u{}"# }
    if isPlainLabel { return self }
    var speller = LabelSpeller(unicodeScalars)
    return speller.spelled()
  }

  /// This text as a participant's name: bare if possible, else in back-ticks.
  var notationName: String {
    if isBareName, !String.reservedNames.contains(self) { return self }
    return notationQuotedName
  }

  var notationQuotedName: String {
    var name = "`"
    var previous: Unicode.Scalar = "`"
    for scalar in unicodeScalars {
      let isEscaped =
        scalar.isUnprintable || scalar == "`" || scalar == "\\" || scalar == "\""
        || (scalar == " " && previous == " ")
      if isEscaped { name += scalar.escape } else { name.unicodeScalars.append(scalar) }
      previous = scalar
    }
    return name + "`"
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
    if isASCII { return self == "_" || isASCIILetter }
    return properties.isXIDStart
  }

  var continuesIdentifier: Bool {
    if isASCII { return startsIdentifier || ("0"..."9").contains(self) }
    return properties.isXIDContinue
  }

  private var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
