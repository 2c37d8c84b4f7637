import Stage

/// A lexer of Swift source that accepts any input.
///
/// An unterminated comment or multi-line string literal extends to the end of the file, a single-line literal to the end of
/// its line. Regular expression literals are recognised only with `#`.
struct SourceLexer {
  var tokens: [SourceToken] = []
  var codeLines: Set<Int> = []

  let bytes: [UInt8]
  var position = 0
  var line = 1
  var contexts: [Context] = []

  /// A string literal or an interpolation that contains the lexer's current position.
  enum Context {
    /// A string literal with its delimiters; `token` is the index in `tokens` of the literal's token.
    case text(SourceTextMarks, token: Int)
    /// An interpolation in a string literal; `open` is the number of parentheses still open in it.
    case interpolation(open: Int)
  }

  init(_ file: SourceFile) {
    bytes = Array(file.lines.joined(separator: "\n").utf8)
    while position < bytes.count {
      if case .text(let marks, let token) = contexts.last {
        readText(marks, token)
      } else {
        readCode()
      }
    }
  }

  private mutating func readCode() {
    let byte = bytes[position]
    switch byte {
    case 0...0x20: skipBlank()
    case UInt8(ascii: "/") where hasNext("//"): skip { $0 != UInt8(ascii: "\n") }
    case UInt8(ascii: "/") where hasNext("/*"): skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "`"): readQuotedName()
    case _ where byte.isDigit: readNumber()
    case _ where byte.isInName: readWord()
    default: readMark()
    }
  }

  mutating func skipBlank() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while position < bytes.count, isSkipped(bytes[position]) { position += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if hasNext("/*") {
        (depth, position) = (depth + 1, position + 2)
      } else if hasNext("*/") {
        (depth, position) = (depth - 1, position + 2)
      } else {
        skipBlank()
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func readWord() {
    let start = position
    skip(while: \.isInName)
    emit(.word, start..<position)
  }

  private mutating func readQuotedName() {
    let start = position + 1
    position = start
    skip { ![UInt8(ascii: "`"), UInt8(ascii: "\n")].contains($0) }
    if position > start { emit(.word, start..<position) }
    if hasNext("`") { position += 1 }
  }

  private mutating func readNumber() {
    let start = position
    while position < bytes.count, bytes[position].isInName || isDecimalPoint { position += 1 }
    emit(.number, start..<position)
  }

  private var isDecimalPoint: Bool {
    bytes[position] == UInt8(ascii: ".") && position + 1 < bytes.count
      && bytes[position + 1].isDigit
  }

  private mutating func readMark() {
    let length = hasNext("->") ? 2 : 1
    emit(.mark, position..<position + length)
    position += length
    guard case .interpolation(let open) = contexts.last else { return }
    let change = tokens.last?.text == "(" ? 1 : tokens.last?.text == ")" ? -1 : 0
    contexts.removeLast()
    if open + change > 0 { contexts.append(.interpolation(open: open + change)) }
  }

  func hasNext(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  mutating func emit(_ kind: SourceToken.Kind, _ range: Range<Int>) {
    let isAttached = range.lowerBound > 0 && bytes[range.lowerBound - 1] > 0x20
    let text = String(decoding: bytes[range], as: UTF8.self)
    tokens.append(SourceToken(kind: kind, text: text, line: line, isAttached: isAttached))
    codeLines.insert(line)
  }

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

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isInName: Bool {
    isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
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
