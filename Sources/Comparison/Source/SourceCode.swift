import Stage

/// The tokens of a source file, with the pairs of its brackets.
struct SourceCode {
  let file: String
  let tokens: [SourceToken]
  /// The numbers, from 1, of the file's lines that hold more than blanks and comments.
  let codeLines: Set<Int>
  /// The position after the closing bracket, by the position of the opening bracket, the `<` of a generic type
  /// included.
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
  /// Returns the position after the token at `position`; for an opening bracket, after its closing bracket, or the end
  /// of the file if it has none.
  func end(of position: Int) -> Int {
    if let end = ends[position] { return end }
    let isOpening = ["(", "[", "{"].contains { tokens[position].isMark($0) }
    return isOpening ? tokens.count : position + 1
  }

  /// Returns the positions of the tokens between the opening bracket at a position and its closing bracket.
  func inside(_ position: Int) -> Range<Int> {
    position + 1..<max(position + 1, (ends[position] ?? tokens.count + 1) - 1)
  }

  /// Returns whether the token at a position is the punctuation `mark`; false for a position outside the file.
  func isMark(_ mark: String, at position: Int) -> Bool {
    tokens.indices.contains(position) && tokens[position].isMark(mark)
  }

  /// Returns the name or keyword at a position; nil for other tokens and outside the file.
  func word(at position: Int) -> String? {
    guard tokens.indices.contains(position), tokens[position].kind == .word else { return nil }
    return tokens[position].text
  }

  /// Returns the numbers of the lines from the first to the last token of a range; `1...1` for an empty range.
  func lines(_ range: Range<Int>) -> ClosedRange<Int> {
    guard let first = tokens[range].first, let last = tokens[range].last else { return 1...1 }
    return first.line...max(first.line, last.line)
  }

  /// Returns the tokens of a range as text, with blanks only between two words or numbers.
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

  /// Returns the parts of a range of tokens that are separated by commas; commas inside brackets do not separate.
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
