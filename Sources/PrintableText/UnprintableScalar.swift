extension Unicode.Scalar {
  /// Whether this scalar must not be displayed or written as it is: it would control a terminal, break a line,
  /// change the writing direction, or be invisible.
  ///
  /// These are the general categories Cc (controls), Zl and Zp (line and paragraph separators) and, of Cf (format
  /// characters), the scalars that change the direction or are invisible. Characters that writing needs are printable:
  /// the joiners U+200C and U+200D (Persian, Indic scripts, emoji), the number signs of Arabic, Syriac and Kaithi,
  /// which are visible, and the controls of Egyptian hieroglyphs. Variation selectors are marks, not format
  /// characters, and are printable too.
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
}

extension UInt8 {
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
