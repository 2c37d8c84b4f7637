import Stage

/// The tokens of a file, with the pairs of its brackets.
struct SourceCode {
  let file: String
  let tokens: [SourceToken]
  /// The numbers, from 1, of the lines that hold more than blanks and comments.
  let codeLines: Set<Int>
  /// The position after its partner for each opening bracket, `<` of a generic type included.
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
  /// Returns the position after a token; for an opening bracket, the position after its partner.
  func end(of position: Int) -> Int {
    if let end = ends[position] { return end }
    let isOpening = ["(", "[", "{"].contains { tokens[position].isMark($0) }
    return isOpening ? tokens.count : position + 1
  }

  /// Returns the positions between a bracket and its partner.
  func inside(_ position: Int) -> Range<Int> {
    position + 1..<max(position + 1, (ends[position] ?? tokens.count + 1) - 1)
  }

  /// Whether the token at a position is a mark; false outside the tokens.
  func isMark(_ mark: String, at position: Int) -> Bool {
    tokens.indices.contains(position) && tokens[position].isMark(mark)
  }

  /// Returns the name or keyword at a position; nil for other tokens.
  func word(at position: Int) -> String? {
    guard tokens.indices.contains(position), tokens[position].kind == .word else { return nil }
    return tokens[position].text
  }

  /// Returns the lines from the first to the last token of a range; `1...1` for an empty range.
  func lines(_ range: Range<Int>) -> ClosedRange<Int> {
    guard let first = tokens[range].first, let last = tokens[range].last else { return 1...1 }
    return first.line...max(first.line, last.line)
  }

  /// Returns the tokens as text, with a blank only between two words.
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

  /// Returns the parts of a range between commas outside further brackets.
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
