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
  func hasSameBytes(as other: Substring) -> Bool {
    let same = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { other in
        bytes.count == other.count && bytes.indices.allSatisfy { bytes[$0] == other[$0] }
      }
    }
    return (same ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  func has(_ byte: UInt8) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(byte) } ?? utf8.contains(byte)
  }

  func begins(with start: String) -> Bool {
    utf8.starts(with: start.utf8)
  }

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
    guard utf8.contains(.backslash) else { return nil }
    let pieces = Array(utf8).split(separator: Array("\\x{".utf8), omittingEmptySubsequences: false)
    guard let first = pieces.first, pieces.count > 1 else { return nil }
    return pieces.dropFirst().reduce(String(decoding: first, as: UTF8.self)[...]) { text, piece in
      let rest = String(decoding: piece, as: UTF8.self)
      let digits = rest.prefix { $0 != "}" }
      guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
        return text + "\\x{" + rest
      }
      return text + scalar.escape + rest.dropFirst(digits.count + 1)
    }
  }
}

extension String {
  var visible: String { printable(keeping: "\t") }
}
