/// A token of Swift source; comments and blanks yield no token.
package struct SourceToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A name or a keyword, without back-ticks, or a word that begins with `#`, such as `#if`.
    case word
    case number
    /// A string literal or a regular expression; the tokens of interpolations follow between parentheses.
    case text
    /// Punctuation: one character, or `->`.
    case mark
  }

  package let kind: Kind
  /// The characters of the token; for a string literal, its quotation mark and its text outside interpolations.
  package fileprivate(set) var text: String
  /// The bytes of the token in the source; of a string literal without an end, those before its text.
  package fileprivate(set) var range: Range<Int>
  /// The line on which the token begins, from 1.
  package let line: Int
  /// Whether no blank or line end precedes the token, as before the `<` of `Result<A, B>`.
  package let isAttached: Bool

  package func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }

  package func isWord(_ word: String) -> Bool { kind == .word && text == word }
}

/// A lexer of Swift source that accepts any input.
///
/// An unterminated comment or multi-line string literal extends to the end of the file, a single-line literal to the end of
/// its line. A regular expression without `#` is recognised where no operator can stand.
package struct SourceLexer {
  package private(set) var tokens: [SourceToken] = []
  /// The numbers, from 1, of the lines that hold more than blanks and comments.
  package private(set) var codeLines: Set<Int> = []

  private let bytes: [UInt8]
  private var position: Int
  private var line = 1
  private var contexts: [Context] = []

  /// A string literal or an interpolation that contains the lexer's current position.
  private enum Context {
    /// A string literal with its delimiters; `token` is the index in `tokens` of the literal's token.
    case text(LiteralMarks, token: Int)
    /// An interpolation in a string literal; `open` is the number of parentheses still open in it.
    case interpolation(open: Int)
  }

  /// Reads the source from the byte `start`, which stands in no literal and no comment, to its end.
  package init(_ source: [UInt8], from start: Int = 0) {
    bytes = source
    position = start
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
    case 0...0x20: skipByte()
    case .slash where hasNext("//"): skip { !$0.endsLine }
    case .slash where hasNext("/*"): skipComment()
    case .slash, .pound, .quote: readLiteral()
    case UInt8(ascii: "`"): readQuotedName()
    case _ where byte.isDigit: readNumber()
    case _ where byte.isInName: readWord(from: position)
    default: readMark()
    }
  }

  private mutating func skipByte() {
    if bytes[position] == .lineFeed { line += 1 }
    position += 1
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
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
        skipByte()
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func readWord(from start: Int) {
    skip(while: \.isInName)
    emit(.word, start..<position)
  }

  private mutating func readQuotedName() {
    let start = position + 1
    position = start
    skip { $0 != UInt8(ascii: "`") && $0 != .lineFeed }
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

  private func hasNext(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private mutating func emit(
    _ kind: SourceToken.Kind,
    _ range: Range<Int>,
    as text: String? = nil
  ) {
    let isAttached = range.lowerBound > 0 && bytes[range.lowerBound - 1] > 0x20
    let text = text ?? String(decoding: bytes[range], as: UTF8.self)
    tokens.append(
      SourceToken(kind: kind, text: text, range: range, line: line, isAttached: isAttached)
    )
    codeLines.insert(line)
  }

  /// Reads what begins with `#`, a quotation mark or a slash: the start of a string literal, a regular expression, a word such as
  /// `#if`, or the mark `/`.
  private mutating func readLiteral() {
    let start = position
    if let marks = LiteralMarks(at: start, in: bytes) {
      position += marks.end.count
      emit(.text, start..<position, as: "\"")
      contexts.append(.text(marks, token: tokens.count - 1))
    } else if let end = regularExpressionEnd {
      emit(.text, start..<end, as: "/")
      while position < end { skipByte() }
    } else if hasNext("/") {
      readMark()
    } else {
      skip { $0 == .pound }
      readWord(from: start)
    }
  }

  /// The end of the regular expression `/…/` or `#/…/#` at the lexer's position; nil where a slash can be an operator.
  private var regularExpressionEnd: Int? {
    let pounds = bytes[position...].prefix { $0 == .pound }
    var index = pounds.endIndex + 1
    guard index < bytes.count, bytes[index - 1] == .slash else { return nil }
    if pounds.isEmpty {
      guard let before = tokens.last, before.kind == .mark, "(,:=[{".contains(before.text),
        bytes[index] > 0x20
      else { return nil }
    }
    let end = [.slash] + pounds
    var (groups, classes) = (0, 0)
    while index < bytes.count, !pounds.isEmpty || !bytes[index].endsLine {
      if bytes[index...].starts(with: end) { return index + end.count }
      switch bytes[index] {
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      case UInt8(ascii: "(") where classes == 0: groups += 1
      case UInt8(ascii: ")") where classes == 0: groups -= 1
      default: break
      }
      // As in `reduce(1, /)`, where the slash is an operator.
      if pounds.isEmpty, groups < 0 { return nil }
      index += bytes[index] == .backslash ? 2 : 1
    }
    return pounds.isEmpty ? nil : bytes.count
  }

  private mutating func readText(_ marks: LiteralMarks, _ token: Int) {
    let rest = bytes[position...]
    if rest.starts(with: marks.end) {
      contexts.removeLast()
      position += marks.end.count
      tokens[token].range = tokens[token].range.lowerBound..<position
    } else if !marks.isMultiline, rest.first?.endsLine == true {
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

  private mutating func skipCharacter(_ marks: LiteralMarks) {
    let isEscape = bytes[position...].starts(with: marks.escape)
    if isEscape { position += marks.escape.count }
    if position < bytes.count, !isEscape || bytes[position] != .lineFeed { skipByte() }
    skip { (0x80...0xBF).contains($0) }
  }
}
