// String literals, with their interpolations.

extension SourceLexer {
  /// Reads the token that begins with `#` or a quotation mark.
  ///
  /// It is the start of a string literal, a whole regular expression literal, or a word such as `#if`.
  mutating func readHash() {
    let start = position
    skip { $0 == UInt8(ascii: "#") }
    let hashes = position - start
    if hasNext("\"") {
      beginText(hashes)
    } else if hasNext("/") {
      skipRegularExpression(hashes)
    } else {
      skip(while: \.isInName)
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
    skip { (0x80...0xBF).contains($0) }
  }
}

/// The delimiters of a string literal, which depend on its number of `#`.
struct SourceTextMarks {
  let end: [UInt8]
  /// The beginning of an escape sequence, such as `\` or `\#`.
  let escape: [UInt8]
  /// The beginning of an interpolation, such as `\(` or `\#(`.
  let interpolation: [UInt8]
  let isMultiline: Bool

  init(hashes count: Int, isMultiline: Bool) {
    let hashes = Array(repeating: UInt8(ascii: "#"), count: count)
    end = Array((isMultiline ? "\"\"\"" : "\"").utf8) + hashes
    escape = [UInt8(ascii: "\\")] + hashes
    interpolation = escape + [UInt8(ascii: "(")]
    self.isMultiline = isMultiline
  }
}
