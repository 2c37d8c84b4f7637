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

  /// Whether nobody sees this at the end of a line.
  var isBlank: Bool { self == .blank || self == .tab || self == .carriageReturn }
}

// Lines are compared as bytes: characters would merge a prompt with an accent that follows it,
// and would call two spellings of one letter the same.
extension Substring {
  /// Whether both are the same bytes.
  func hasSameBytes(as other: Substring) -> Bool {
    let same = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { other in
        bytes.count == other.count && bytes.indices.allSatisfy { bytes[$0] == other[$0] }
      }
    }
    return (same ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// Whether a byte stands anywhere in the line.
  func has(_ byte: UInt8) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(byte) } ?? utf8.contains(byte)
  }

  /// Whether the line begins with these bytes.
  func begins(with start: String) -> Bool {
    utf8.starts(with: start.utf8)
  }

  /// The line without these bytes at its end.
  func droppingLast(while isDropped: (UInt8) -> Bool) -> Substring {
    guard let last = utf8.lastIndex(where: { !isDropped($0) }) else { return prefix(0) }
    return self[..<utf8.index(after: last)]
  }

  /// The line without the blanks at its end.
  var withoutTrailingBlanks: Substring { droppingLast { $0.isBlank } }

  /// The line without the blanks at either end.
  var trimmed: Substring {
    guard let first = utf8.firstIndex(where: { !$0.isBlank }) else { return prefix(0) }
    return self[first...].withoutTrailingBlanks
  }

  /// The line without the mark that some editors put at the start of a file.
  var withoutByteOrderMark: Substring {
    unicodeScalars.first == "\u{FEFF}" ? Substring(unicodeScalars.dropFirst()) : self
  }
}
