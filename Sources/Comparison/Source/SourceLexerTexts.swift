// String literals, with their interpolations.

extension SourceLexer {
  /// Reads the token that begins with `#` or a quotation mark.
  ///
  /// It is the start of a string literal, a whole regular expression literal, or a word such as `#if`.
  mutating func readHash() {
    var hashes = 0
    while position + hashes < bytes.count, bytes[position + hashes] == UInt8(ascii: "#") {
      hashes += 1
    }
    let start = position
    position += hashes
    if hasNext("\"") {
      beginText(hashes)
    } else if hasNext("/") {
      skipRegularExpression(hashes)
    } else {
      while position < bytes.count, bytes[position].isInName { position += 1 }
      emit(.word, start..<position)
    }
  }

  private mutating func beginText(_ hashes: Int) {
    let marks = SourceTextMarks(hashes: hashes, isMultiline: hasNext("\"\"\""))
    emit(.text, position..<position + 1)
    position += marks.isMultiline ? 3 : 1
    contexts.append(.text(marks, token: tokens.count - 1))
  }

  private mutating func skipRegularExpression(_ hashes: Int) {
    emit(.text, position..<position + 1)
    position += 1
    let end = Array("/".utf8) + Array(repeating: UInt8(ascii: "#"), count: hashes)
    while position < bytes.count, !bytes[position...].starts(with: end) { skipBlank() }
    position = min(position + end.count, bytes.count)
  }

  mutating func readText(_ marks: SourceTextMarks, _ token: Int) {
    let rest = bytes[position...]
    if rest.starts(with: marks.end) {
      contexts.removeLast()
      position += marks.end.count
    } else if !marks.isMultiline, rest.first == UInt8(ascii: "\n") {
      contexts.removeLast()
      return
    } else if rest.starts(with: marks.interpolation) {
      position += marks.interpolation.count
      emit(.mark, position - 1..<position)
      contexts.append(.interpolation(open: 1))
    } else {
      let start = position
      skipCharacter(marks)
      tokens[token].text += String(decoding: bytes[start..<position], as: UTF8.self)
    }
    if position > 0, bytes[position - 1] > 0x20 { codeLines.insert(line) }
  }

  private mutating func skipCharacter(_ marks: SourceTextMarks) {
    let isEscape = bytes[position...].starts(with: marks.escape)
    if isEscape { position += marks.escape.count }
    if position < bytes.count, !isEscape || bytes[position] != UInt8(ascii: "\n") { skipBlank() }
    while position < bytes.count, (0x80...0xBF).contains(bytes[position]) { position += 1 }
  }
}
