extension String {
  /// Returns this text with escapes in place of unprintable scalars: `a\nb`, `\u{1B}[2J`.
  ///
  /// For displaying text from files, arguments and traces. Backslashes are not escaped, so the result cannot be
  /// read back; use `escaped()` for that. Scalars in `kept`, such as tabs and newlines, stay as they are.
  package func printable(keeping kept: Unicode.Scalar...) -> String {
    escaping { $0.isUnprintable && !kept.contains($0) }
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
    escaping { $0.isUnprintable || $0 == "\"" || $0 == "\\" }
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
      guard let escape = rest.escape else { return nil }
      text += escape.text
      rest = rest.dropFirst(escape.length)
    }
    self = text + String(decoding: rest, as: UTF8.self)
  }
}

extension Substring {
  /// Returns this text with escapes in place of unprintable scalars, except those in `kept`.
  package func printable(keeping kept: Unicode.Scalar...) -> Substring {
    escaping { $0.isUnprintable && !kept.contains($0) }[...]
  }
}

extension StringProtocol {
  fileprivate func escaping(_ isEscaped: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: isEscaped) else { return String(self) }
    return replacingScalars { isEscaped($0) ? $0.escape : nil }
  }

  /// Returns this text with `replacement` of a scalar in its place, unless that is nil.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var text = ""
    text.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if let new = replacement(scalar) { text += new } else { text.unicodeScalars.append(scalar) }
    }
    return text
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

extension Collection<UInt8> {
  /// The text of the escape sequence whose backslash stands directly before these bytes, such as ESC for `u{1B}`, and the length
  /// of the sequence in bytes, without the backslash; nil for an unknown escape.
  ///
  /// The text is empty for `u{}`.
  package var escape: (text: String, length: Int)? {
    switch first {
    case UInt8(ascii: "n"): ("\n", 1)
    case UInt8(ascii: "t"): ("\t", 1)
    case UInt8(ascii: "\""): ("\"", 1)
    case UInt8(ascii: "\\"): ("\\", 1)
    case UInt8(ascii: "u"): escapedScalar
    default: nil
    }
  }

  /// The scalar at the start of these bytes, such as `u{1B}` with one to eight hexadecimal digits; nil if the digits name none.
  private var escapedScalar: (text: String, length: Int)? {
    let bytes = Array(prefix(11))
    guard let end = bytes.firstIndex(of: UInt8(ascii: "}")), bytes[1] == UInt8(ascii: "{") else {
      return nil
    }
    let digits = bytes[2..<end]
    if digits.isEmpty { return ("", end + 1) }
    guard digits.first.map("+-".utf8.contains) == false,
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return (String(Character(scalar)), end + 1)
  }
}
