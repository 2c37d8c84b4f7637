extension String {
  /// This text with an escape instead of everything that is unprintable: `a\nb`, `\u{1B}[2J`.
  ///
  /// For all that is shown and comes from files, arguments or traces. A backslash stays as it is, so
  /// this is for eyes; `escaped()` can be read back. Tabs can be kept, and so can newlines.
  package func printable(keeping kept: Unicode.Scalar...) -> String {
    guard self[...].isUnprintable(keeping: kept) else { return self }
    return self[...].escaping { $0.isUnprintable && !kept.contains($0) }
  }

  /// This text as it stands between quotation marks: `"`, `\` and all that is unprintable are
  /// escapes; `String(unescaping:)` gives the same text again.
  package func escaped() -> String {
    guard utf8.contains(where: { $0.mayBeUnprintable || $0.isMark }) else { return self }
    return self[...].escaping { $0.isUnprintable || $0 == "\"" || $0 == "\\" }
  }

  /// The text that was `escaped()`; nil where a backslash begins no escape.
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
  /// This text with an escape instead of everything that is unprintable, as of a `String`.
  package func printable(keeping kept: Unicode.Scalar...) -> Substring {
    guard isUnprintable(keeping: kept) else { return self }
    return escaping { $0.isUnprintable && !kept.contains($0) }[...]
  }

  fileprivate func isUnprintable(keeping kept: [Unicode.Scalar]) -> Bool {
    mayBeUnprintable && unicodeScalars.contains { $0.isUnprintable && !kept.contains($0) }
  }

  /// Whether the bytes leave it open; that a drawing's lines are printable is seen by two bytes each.
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
  /// Whether this is a quotation mark or a backslash.
  fileprivate var isMark: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") }
}
