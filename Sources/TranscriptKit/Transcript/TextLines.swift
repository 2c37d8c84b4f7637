struct TextLine: Sendable {
  let text: Substring
  let ending: Substring
}

extension String {
  /// The lines of the text; the text after the last line end is a line too, even if empty.
  var textLines: [TextLine] {
    utf8.split(separator: .newline, omittingEmptySubsequences: false).map { line in
      let isEnded = line.endIndex < utf8.endIndex
      let end = isEnded ? utf8.index(after: line.endIndex) : line.endIndex
      let hasReturn = isEnded && line.last == .carriageReturn
      let textEnd = hasReturn ? utf8.index(before: line.endIndex) : line.endIndex
      return TextLine(text: self[line.startIndex..<textEnd], ending: self[textEnd..<end])
    }
  }
}

extension TextLine: Equatable {
  static func == (first: TextLine, second: TextLine) -> Bool {
    first.text.hasSameBytes(as: second.text) && first.ending.hasSameBytes(as: second.ending)
  }
}
