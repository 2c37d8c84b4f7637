// How texts and names are spelled in the notation. `NotationScanner` reads what stands here.

import PrintableText

extension String {
  /// This text as a label: with escapes where it would be read as something else.
  ///
  /// An empty label is spelled `\u{}`, since nothing at all is no label.
  var notationLabel: String {
    if isEmpty { return #"\u{}"# }
    if isPlainLabel { return self }
    var speller = LabelSpeller(unicodeScalars)
    return speller.spelled()
  }

  /// This text as a participant's name: bare where it can be, else in back-ticks.
  var notationName: String {
    if isBareName, !String.reservedNames.contains(self) { return self }
    return notationQuotedName
  }

  /// This text in back-ticks.
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

  /// Words that mean something else where a name could stand.
  static let reservedNames = ["lanes", "nobody", "somebody", "nil", "_"]
  /// Where a participant should stand and there is none.
  static let nobody = "nobody"
  /// The sender of a message that no source confirms.
  static let somebody = "somebody"

  /// Whether this is an identifier, such as a property's name.
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

  /// Whether these are words of ASCII letters with dots between, as most names are: `Detail.View`.
  private var isOfWords: Bool {
    var isInside = false
    for byte in utf8 {
      guard byte.isLetter || byte == UInt8(ascii: ".") && isInside else { return false }
      isInside = byte.isLetter
    }
    return isInside
  }

  /// Whether it is spelled as it stands: ASCII without escapes, and with all quotation marks in pairs.
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
  /// Whether a bare name can begin with this.
  var startsIdentifier: Bool {
    if isASCII { return self == "_" || isASCIILetter }
    return properties.isXIDStart
  }

  /// Whether a bare name can go on with this.
  var continuesIdentifier: Bool {
    if isASCII { return startsIdentifier || ("0"..."9").contains(self) }
    return properties.isXIDContinue
  }

  private var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}

extension UInt8 {
  /// Whether this is one of a to z, in capitals or not.
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  /// Whether this is one of 0 to 9.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
