import Stage

/// A file taken apart into tokens, with the pairs of its brackets.
struct SourceCode {
  /// The file's name.
  let file: String
  /// The tokens in order.
  let tokens: [SourceToken]
  /// The lines, from 1, on which there is more than blanks and comments.
  let codeLines: Set<Int>
  /// For each opening bracket the place behind its partner.
  private let ends: [Int: Int]

  init(_ file: SourceFile) {
    let lexer = SourceLexer(file)
    self.file = file.name
    tokens = lexer.tokens
    codeLines = lexer.codeLines
    ends = SourceCode.ends(of: lexer.tokens)
  }

  private static let partners = [")": "(", "]": "[", "}": "{"]

  private static func ends(of tokens: [SourceToken]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    for (place, token) in tokens.enumerated() where token.kind == .mark {
      if ["(", "[", "{"].contains(token.text) { open.append(place) }
      guard let partner = partners[token.text],
        let depth = open.lastIndex(where: { tokens[$0].text == partner })
      else { continue }
      ends[open[depth]] = place + 1
      open.removeSubrange(depth...)
    }
    return ends
  }
}

extension SourceCode {
  /// The place behind a token, and behind all that its bracket holds.
  func end(of place: Int) -> Int {
    let isOpening = ["(", "[", "{"].contains { tokens[place].isMark($0) }
    return isOpening ? ends[place] ?? tokens.count : place + 1
  }

  /// What stands between a bracket and its partner.
  func inside(_ place: Int) -> Range<Int> {
    place + 1..<max(place + 1, (ends[place] ?? tokens.count + 1) - 1)
  }

  /// Whether the token at a place is that mark; false where there is none.
  func isMark(_ mark: String, at place: Int) -> Bool {
    tokens.indices.contains(place) && tokens[place].isMark(mark)
  }

  /// The name or keyword at a place.
  func word(at place: Int) -> String? {
    guard tokens.indices.contains(place), tokens[place].kind == .word else { return nil }
    return tokens[place].text
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
    var (start, place) = (range.lowerBound, range.lowerBound)
    while place < range.upperBound {
      if isMark(",", at: place) {
        parts.append(start..<place)
        start = place + 1
      }
      place = min(end(of: place), range.upperBound)
    }
    return start < range.upperBound ? parts + [start..<range.upperBound] : parts
  }
}
