import PrintableText

extension String {
  /// The text escaped for XML content and attributes: markup becomes entities, control characters become visible escapes.
  ///
  /// U+FFFE and U+FFFF, which XML 1.0 cannot represent, become U+FFFD.
  package var xml: String {
    var text = ""
    for scalar in printable().unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
