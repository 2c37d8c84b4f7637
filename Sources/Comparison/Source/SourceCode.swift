import Stage

/// A file taken apart into tokens, with the pairs of its brackets.
struct SourceCode {
  /// The file's name.
  let file: String
  /// The tokens in order.
  let tokens: [SourceToken]
  /// The lines, from 1, on which there is more than blanks and comments.
  let codeLines: Set<Int>
  /// For each opening bracket the position behind its partner; `<` of a generic type is one.
  private let ends: [Int: Int]

  init(_ file: SourceFile) {
    let lexer = SourceLexer(file)
    self.file = file.name
    tokens = lexer.tokens
    codeLines = lexer.codeLines
    ends = BracketPairs(lexer.tokens).ends
  }
}

extension SourceCode {
  /// The position behind a token, and behind all that its bracket holds.
  func end(of position: Int) -> Int {
    if let end = ends[position] { return end }
    let isOpening = ["(", "[", "{"].contains { tokens[position].isMark($0) }
    return isOpening ? tokens.count : position + 1
  }

  /// What stands between a bracket and its partner.
  func inside(_ position: Int) -> Range<Int> {
    position + 1..<max(position + 1, (ends[position] ?? tokens.count + 1) - 1)
  }

  /// Whether the token at a position is that mark; false where there is none.
  func isMark(_ mark: String, at position: Int) -> Bool {
    tokens.indices.contains(position) && tokens[position].isMark(mark)
  }

  /// The name or keyword at a position.
  func word(at position: Int) -> String? {
    guard tokens.indices.contains(position), tokens[position].kind == .word else { return nil }
    return tokens[position].text
  }

  /// The lines of a stretch of tokens.
  func lines(_ range: Range<Int>) -> ClosedRange<Int> {
    guard let first = tokens[range].first, let last = tokens[range].last else { return 1...1 }
    return first.line...max(first.line, last.line)
  }

  /// The tokens as text, with a blank only between two words.
  func text(_ range: Range<Int>) -> String {
    var text = ""
    var wasWord = false
    for token in tokens[range] {
      let isWord = token.kind == .word || token.kind == .number
      text += (wasWord && isWord ? " " : "") + token.text
      wasWord = isWord
    }
    return text
  }

  /// Stretches between commas that stand in no further bracket.
  func parts(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, position) = (range.lowerBound, range.lowerBound)
    while position < range.upperBound {
      if isMark(",", at: position) {
        parts.append(start..<position)
        start = position + 1
      }
      position = min(end(of: position), range.upperBound)
    }
    return start < range.upperBound ? parts + [start..<range.upperBound] : parts
  }
}
