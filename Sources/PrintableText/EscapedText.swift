extension String {
  /// Returns this text with escapes in place of unprintable scalars: `a\nb`, `\u{1B}[2J`.
  ///
  /// For displaying text from files, arguments and traces. Backslashes are not escaped, so the result cannot be
  /// read back; use `escaped()` for that. Scalars in `kept`, such as tabs and newlines, stay as they are.
  package func printable(keeping kept: Unicode.Scalar...) -> String {
    guard self[...].isUnprintable(keeping: kept) else { return self }
    return self[...].escaping { $0.isUnprintable && !kept.contains($0) }
  }

  /// Returns this text for use between quotation marks, with escapes in place of `"`, `\` and unprintable scalars;
  /// `String(unescaping:)` restores the text.
  package func escaped() -> String {
    guard utf8.contains(where: { $0.mayBeUnprintable || $0.isMark }) else { return self }
    return self[...].escaping { $0.isUnprintable || $0 == "\"" || $0 == "\\" }
  }

  /// Creates the text that `escaped` stands for: the inverse of `escaped()`; nil if a backslash begins no escape
  /// sequence.
  ///
  /// Escapes that `escaped()` would not write are read too.
  package init?(unescaping escaped: String) {
    var rest = Array(escaped.utf8)[...]
    var text = ""
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      text += String(decoding: rest[..<backslash], as: UTF8.self)
      rest = rest[(backslash + 1)...]
      guard let length = rest.escapeLength, let meant = rest.prefix(length).unescaped else {
        return nil
      }
      text += meant
      rest = rest.dropFirst(length)
    }
    self = text + String(decoding: rest, as: UTF8.self)
  }
}

extension Substring {
  /// Returns this text with escapes in place of unprintable scalars, except those in `kept`.
  package func printable(keeping kept: Unicode.Scalar...) -> Substring {
    guard isUnprintable(keeping: kept) else { return self }
    return escaping { $0.isUnprintable && !kept.contains($0) }[...]
  }

  fileprivate func isUnprintable(keeping kept: [Unicode.Scalar]) -> Bool {
    mayBeUnprintable && unicodeScalars.contains { $0.isUnprintable && !kept.contains($0) }
  }

  /// Whether this text may contain an unprintable scalar, by its UTF-8 bytes; box drawing characters are recognised as
  /// printable by their first two bytes.
  private var mayBeUnprintable: Bool {
    utf8.withContiguousStorageIfAvailable { Substring.mayBeUnprintable($0) }
      ?? Substring.mayBeUnprintable(utf8)
  }

  private static func mayBeUnprintable(_ bytes: some Sequence<UInt8>) -> Bool {
    var isOpen = false
    for byte in bytes where isOpen || !(0x20..<0x7F ~= byte) {
      if isOpen, byte == 0x80 || byte == 0x81 { return true }
      isOpen = byte == 0xE2
      if !isOpen, byte.mayBeUnprintable { return true }
    }
    return false
  }

  fileprivate func escaping(_ isEscaped: (Unicode.Scalar) -> Bool) -> String {
    var text = ""
    text.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if isEscaped(scalar) { text += scalar.escape } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}

extension UInt8 {
  fileprivate var isMark: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") }
}
