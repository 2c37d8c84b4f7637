import PrintableText

extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let blank = UInt8(ascii: " ")
  static let backslash = UInt8(ascii: "\\")
  static let bracket = UInt8(ascii: "[")
  static let backtick = UInt8(ascii: "`")
  static let tilde = UInt8(ascii: "~")
  static let greaterThan = UInt8(ascii: ">")

  /// Whether the byte is a blank, a tab or a carriage return, which are invisible at the end of a line.
  var isBlank: Bool { self == .blank || self == .tab || self == .carriageReturn }
}

// Lines are compared as bytes, because `Character` would join a prompt with a combining accent behind it, and `String`
// treats canonically equivalent spellings as equal.
extension Substring {
  func hasSameBytes(as other: Substring) -> Bool { utf8.elementsEqual(other.utf8) }

  func begins(with start: String) -> Bool { utf8.starts(with: start.utf8) }

  var withoutTrailingBlanks: Substring {
    guard let last = utf8.lastIndex(where: { !$0.isBlank }) else { return prefix(0) }
    return self[..<utf8.index(after: last)]
  }

  var trimmed: Substring {
    guard let first = utf8.firstIndex(where: { !$0.isBlank }) else { return prefix(0) }
    return self[first...].withoutTrailingBlanks
  }

  var withoutByteOrderMark: Substring {
    unicodeScalars.first == "\u{FEFF}" ? Substring(unicodeScalars.dropFirst()) : self
  }

  var visible: Substring { printable(keeping: "\t") }

  /// The text with today's escapes, such as `\u{7}` or `\n`, instead of the old form `\x{07}`; nil if it does not contain `\x{`.
  var replacingOldEscapes: Substring? {
    guard utf8.contains(.backslash), contains("\\x{") else { return nil }
    return replacing(/\\x\{([0-9A-Fa-f]+)\}/.matchingSemantics(.unicodeScalar)) { old in
      let scalar = UInt32(old.1, radix: 16).flatMap(Unicode.Scalar.init)
      return scalar?.escape ?? String(old.0)
    }
  }
}

extension String {
  var visible: String { printable(keeping: "\t") }
}
