/// Text in which every control character is shown: `\x{1B}`.
enum VisibleText {
  /// The same text, or, where a control character other than the tabulator is in it, one that
  /// shows it.
  static func text(of text: Substring) -> Substring {
    guard text.utf8.contains(where: mayBeControl) else { return text }
    var visible = ""
    for scalar in text.unicodeScalars {
      if isControl(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        visible += "\\x{\(scalar.value < 16 ? "0" : "")\(digits)}"
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible[...]
  }

  /// The same for a whole text.
  static func text(of text: String) -> String { String(self.text(of: text[...])) }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && scalar != "\t"
  }

  /// Whether this byte is a control character or begins one: C2 leads U+0080 to U+00BF.
  private static func mayBeControl(_ byte: UInt8) -> Bool {
    byte < 0x20 ? byte != .tab : byte == 0x7F || byte == 0xC2
  }
}
