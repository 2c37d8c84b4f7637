extension String {
  /// Returns this text with escapes in place of unprintable scalars: `a\nb`, `\u{1B}[2J`.
  ///
  /// For displaying text from files, arguments and traces. Backslashes are not escaped, so the result cannot be
  /// read back; use `escaped()` for that. Scalars in `kept`, such as tabs and newlines, stay as they are.
  package func printable(keeping kept: Unicode.Scalar...) -> String {
    guard self[...].isUnprintable(keeping: kept) else { return self }
    return self[...].escaping { $0.isUnprintable && !kept.contains($0) }
  }

  /// This text, a word that a person typed, for display: with escapes for unprintable scalars, `""` if it is empty, and
  /// only its first and last 100 scalars if it has more than 200.
  package var readable: String { printable(atMost: 200) }

  /// This text, a path, for display: with escapes for unprintable scalars, `""` if it is empty, and only its first and
  /// last 2,048 scalars if it has more than 4,096.
  package var readablePath: String { printable(atMost: 4_096) }

  private func printable(atMost longest: Int) -> String {
    if isEmpty { return "\"\"" }
    let scalars = unicodeScalars
    guard scalars.count > longest else { return printable() }
    return String(scalars.prefix(longest / 2)).printable() + "…"
      + String(scalars.suffix(longest / 2)).printable()
  }

  /// Returns this text for use between quotation marks, with escapes in place of `"`, `\` and unprintable scalars;
  /// `String(unescaping:)` restores the text.
  package func escaped() -> String {
    guard utf8.contains(where: { $0.mayBeUnprintable || $0.isMark }) else { return self }
    return self[...].escaping { $0.isUnprintable || $0 == "\"" || $0 == "\\" }
  }

  /// Creates the text that `escaped` stands for: the inverse of `escaped()`; nil if a backslash begins no escape sequence.
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

  /// Whether this text may contain an unprintable scalar, by its UTF-8 bytes; box drawing is known by its first two bytes.
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

  /// Whether this byte of UTF-8 is an unprintable scalar or may begin one.
  ///
  /// Among the leading bytes these are C2 (U+0080 to U+00BF), D8, E1, E2, EF, F0 and F3.
  @inlinable package var mayBeUnprintable: Bool {
    switch self {
    case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE1, 0xE2, 0xEF, 0xF0, 0xF3: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether this scalar must not be displayed or written as it is: it would control a terminal, break a line,
  /// change the writing direction, or be invisible.
  ///
  /// These are the general categories Cc (controls), Zl and Zp (line and paragraph separators) and, of Cf (format characters), the
  /// scalars that change the direction or are invisible. Characters that writing needs are printable: the joiners U+200C and U+200D
  /// (Persian, Indic scripts, emoji), the number signs of Arabic, Syriac and Kaithi, which are visible, and the controls of
  /// Egyptian hieroglyphs. Variation selectors are marks, not format characters, and are printable too.
  @inlinable package var isUnprintable: Bool {
    let value = value
    if value < 0x7F { return value < 0x20 }
    if value < 0x61C { return value < 0xA0 || value == 0xAD }
    return isUnprintableFormat
  }

  /// Whether this scalar is unprintable; the answer is right only for U+061C and the scalars after it.
  @usableFromInline var isUnprintableFormat: Bool {
    switch value {
    case 0x61C, 0x180E, 0xFEFF: true
    case 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2064, 0x2066...0x206F: true
    case 0xFFF9...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0001, 0xE0020...0xE007F: true
    default: false
    }
  }

  /// The escape sequence that stands for this scalar in a quoted text: `\n`, `\t`, `\"`, `\\`, and its code point such
  /// as `\u{1B}` for any other scalar.
  ///
  /// Both the trace notation and Swift read these escapes.
  package var escape: String {
    switch self {
    case "\n": #"\n"#
    case "\t": #"\t"#
    case "\"": #"\""#
    case "\\": #"\\"#
    default: #"\u{"# + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}

extension Sequence<UInt8> {
  /// The text that an escape sequence stands for; these bytes are the sequence without its backslash, such as `u{1B}`.
  ///
  /// Empty for `u{}`; nil for an unknown escape. The last byte after `u{` is taken for a `}`, without a check.
  package var unescaped: String? {
    let bytes = Array(self)
    switch bytes.first {
    case UInt8(ascii: "n") where bytes.count == 1: return "\n"
    case UInt8(ascii: "t") where bytes.count == 1: return "\t"
    case UInt8(ascii: "\"") where bytes.count == 1: return "\""
    case UInt8(ascii: "\\") where bytes.count == 1: return "\\"
    case UInt8(ascii: "u"): return bytes.dropFirst().bracedScalar
    default: return nil
    }
  }
}

extension Collection<UInt8> {
  /// The length, in bytes, of the escape sequence whose backslash stands directly before these bytes.
  ///
  /// The backslash is not counted: 1, or for a `u` the number of bytes through the first `}`. Nil if there are no bytes,
  /// or if a `u` has no `}` among the first 11 bytes. Whether the escape is known is not checked.
  package var escapeLength: Int? {
    guard let first else { return nil }
    guard first == UInt8(ascii: "u") else { return 1 }
    return prefix(11).firstIndex(of: UInt8(ascii: "}")).map {
      distance(from: startIndex, to: $0) + 1
    }
  }

  /// The scalar whose code point these bytes name, as text: ESC for `{1B}`, with one to eight hexadecimal digits.
  ///
  /// Empty for `{}`; nil if the bytes name no scalar. The last byte is taken for the `}`, without a check.
  fileprivate var bracedScalar: String? {
    guard first == UInt8(ascii: "{"), count >= 2, count <= 10 else { return nil }
    let digits = dropFirst().prefix(count - 2)
    if digits.isEmpty { return "" }
    guard digits.first.map("+-".utf8.contains) == false,
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    return Unicode.Scalar(value).map { String(Character($0)) }
  }
}
