import PrintableText

extension StringProtocol {
  var trimmed: String {
    let start = drop { $0 == " " }
    guard let end = start.lastIndex(where: { $0 != " " }) else { return "" }
    return String(start[...end])
  }

  /// The lines above the first blank one as one line, such as a sentence of an answer that is wrapped to a screen.
  var firstParagraph: String {
    let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map(\.trimmed).drop(while: \.isEmpty).prefix { !$0.isEmpty }
      .joined(separator: " ")
  }

  var firstLine: String { String(prefix { !$0.isNewline }) }

  /// Splits the text at each occurrence of a separator outside double quotes; a backslash escapes the character after it.
  func cut(at separator: String) -> [String] {
    var pieces: [String] = []
    var start = startIndex
    var index = startIndex
    var (isQuoted, isEscaped) = (false, false)
    while index < endIndex {
      if !isQuoted, self[index...].hasPrefix(separator) {
        pieces.append(String(self[start..<index]))
        index = self.index(index, offsetBy: separator.count)
        start = index
        continue
      }
      if self[index] == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = self[index] == "\\" && !isEscaped
      index = self.index(after: index)
    }
    return pieces + [String(self[start...])]
  }
}

extension Int {
  /// Parses the number of a row, written `12` or `#12`; nil for any other text.
  init?(row text: String) {
    self.init(typed: text.hasPrefix("#") ? text.dropFirst() : text[...])
  }
}

extension [String] {
  /// The texts, two or more, joined as the alternatives of a sentence: `seen, never or count`.
  var alternatives: String { dropLast().joined(separator: ", ") + " or " + (last ?? "") }
}
