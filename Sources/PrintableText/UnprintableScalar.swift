extension Unicode.Scalar {
  /// Whether this must not be shown or written as it is: it would steer a terminal, break a line,
  /// turn the direction of writing, or hide.
  ///
  /// These are the general categories Cc (controls), Zl and Zp (separators of lines and paragraphs)
  /// and, of Cf (format characters), those that turn or hide. Those stay that writing needs: the
  /// joiners U+200C and U+200D (Persian, Indic scripts, emoji), the signs of Arabic, Syriac and
  /// Kaithi numbers, which are drawn, and the controls of Egyptian hieroglyphs. Variation selectors
  /// are marks, not format characters, and stay too.
  @inlinable package var isUnprintable: Bool {
    let value = value
    if value < 0x7F { return value < 0x20 }
    if value < 0x61C { return value < 0xA0 || value == 0xAD }
    return isUnprintableFormat
  }

  /// The same for what lies beyond Latin.
  @usableFromInline var isUnprintableFormat: Bool {
    switch value {
    case 0x61C, 0x180E, 0xFEFF: true
    case 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2064, 0x2066...0x206F: true
    case 0xFFF9...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0001, 0xE0020...0xE007F: true
    default: false
    }
  }
}

extension UInt8 {
  /// Whether this byte of UTF-8 is, or begins, a character that may be unprintable.
  ///
  /// Of the bytes that begin others only these lead to one: C2 (U+0080 to U+00BF), D8, E1, E2, EF,
  /// F0 and F3.
  @inlinable package var mayBeUnprintable: Bool {
    switch self {
    case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE1, 0xE2, 0xEF, 0xF0, 0xF3: true
    default: false
    }
  }
}
