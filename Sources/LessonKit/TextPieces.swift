extension StringProtocol {
  /// The text without blanks at both ends.
  var trimmed: String {
    let start = drop { $0 == " " }
    guard let end = start.lastIndex(where: { $0 != " " }) else { return "" }
    return String(start[...end])
  }

  /// The text before the first line break.
  var firstLine: String { String(prefix { !$0.isNewline }) }

  /// The text cut at each place where the separator stands outside double quotes.
  func cut(at separator: String) -> [String] {
    var pieces: [String] = []
    var start = startIndex
    var index = startIndex
    var isQuoted = false
    while index < endIndex {
      if !isQuoted, self[index...].hasPrefix(separator) {
        pieces.append(String(self[start..<index]))
        index = self.index(index, offsetBy: separator.count)
        start = index
        continue
      }
      if self[index] == "\"" { isQuoted.toggle() }
      index = self.index(after: index)
    }
    return pieces + [String(self[start...])]
  }
}
