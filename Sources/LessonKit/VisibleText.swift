/// A text in which every character that could play tricks on a terminal is written as an escape.
struct VisibleText {
  /// The text that is safe to show.
  let text: String

  init(_ text: some StringProtocol) {
    guard text.unicodeScalars.contains(where: Self.isTricky) else {
      self.text = String(text)
      return
    }
    self.text = text.unicodeScalars.map { Self.isTricky($0) ? Self.escape($0) : String($0) }
      .joined()
  }

  /// Control characters, line separators, and what turns the direction of writing.
  private static func isTricky(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    scalar == "\t" ? "\\t" : "\\u{\(String(scalar.value, radix: 16))}"
  }
}
