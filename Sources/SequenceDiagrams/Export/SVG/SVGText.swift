import PrintableText

extension String {
  /// The text escaped for XML content and attributes: control characters as escapes, markup as entities.
  ///
  /// XML 1.0 cannot represent U+FFFE and U+FFFF; they become U+FFFD.
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
