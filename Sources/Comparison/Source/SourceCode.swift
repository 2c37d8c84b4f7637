import SourceTokens
import Stage

package struct SourceCode {
  package let file: String
  package let tokens: [SourceToken]
  /// The numbers, from 1, of the file's lines that hold more than blanks and comments.
  package let codeLines: Set<Int>
  /// The position after each closing bracket, by the position of its opening bracket; the `<` of a generic type is a bracket.
  private let ends: [Int: Int]

  init(_ file: SourceFile) {
    let lexer = SourceLexer(Array(file.lines.joined(separator: "\n").utf8))
    self.file = file.name
    tokens = lexer.tokens
    codeLines = lexer.codeLines
    ends = BracketPairs(lexer.tokens).ends
  }

  /// Returns the position after the token at `position`; for an opening bracket, the position after its closing bracket.
  ///
  /// The result is the end of the file for an opening `(`, `[` or `{` without a partner.
  func end(of position: Int) -> Int {
    if let end = ends[position] { return end }
    let isOpening = ["(", "[", "{"].contains { tokens[position].isMark($0) }
    return isOpening ? tokens.count : position + 1
  }

  /// Returns the positions of the tokens between the opening bracket at `position` and its closing bracket, or the file's end.
  package func inside(_ position: Int) -> Range<Int> {
    position + 1..<max(position + 1, (ends[position] ?? tokens.count + 1) - 1)
  }

  /// Returns whether the token at `position` is the punctuation `mark`; false outside the file.
  package func isMark(_ mark: String, at position: Int) -> Bool {
    tokens.indices.contains(position) && tokens[position].isMark(mark)
  }

  /// Returns the number, from 1, of the line on which the token at `position` begins.
  package func line(at position: Int) -> Int { tokens[position].line }

  /// Returns the name or keyword at `position`; nil for any other token and outside the file.
  package func word(at position: Int) -> String? {
    guard tokens.indices.contains(position), tokens[position].kind == .word else { return nil }
    return tokens[position].text
  }

  /// Returns the name that begins at `position`, with the names after its dots, such as `ProductStore.State`; nil without a name.
  func path(at position: Int) -> String? {
    guard var path = word(at: position) else { return nil }
    var dot = position + 1
    while isMark(".", at: dot), let next = word(at: dot + 1) {
      path += ".\(next)"
      dot += 2
    }
    return path
  }

  /// Returns the position of the first of the names joined by dots that end with the one at `position`.
  func pathStart(at position: Int) -> Int {
    var start = position
    while isMark(".", at: start - 1), word(at: start - 2) != nil { start -= 2 }
    return start
  }

  /// Returns the positions in a range of tokens at which names joined by dots begin.
  func pathStarts(in range: Range<Int>) -> [Int] {
    range.filter { word(at: $0) != nil && !(isMark(".", at: $0 - 1) && word(at: $0 - 2) != nil) }
  }

  /// Returns the numbers of the lines, from 1, that hold the first to the last token of a range; `1...1` for an empty range.
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

  /// Returns the parts into which commas divide a range of tokens, except commas inside brackets; none for an empty range.
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

/// The pairs of brackets among the tokens of a source file, including the `<` and `>` of generic types.
///
/// A `<` belongs to a generic type if it directly follows a name, holds only types, and no operand follows its `>`.
struct BracketPairs {
  /// The position after each closing bracket, by the position of its opening bracket.
  private(set) var ends: [Int: Int] = [:]

  private static let partners = [")": "(", "]": "[", "}": "{", ">": "<"]
  private static let marks: Set = [
    ",", ".", "?", "!", "[", "]", "(", ")", ":", "->", "&", "<", ">", "@", "=",
  ]
  private static let wordsBehind: Set = [
    "where", "in", "else", "throws", "async", "is", "as", "rethrows",
  ]

  init(_ tokens: [SourceToken]) {
    var open: [Int] = []
    for (position, token) in tokens.enumerated() where token.kind == .mark {
      let isTypes = token.text == "<" && token.isAttached
      if ["(", "[", "{"].contains(token.text)
        || isTypes && position > 0 && tokens[position - 1].kind == .word
      {
        open.append(position)
      } else if let partner = BracketPairs.partners[token.text],
        // Only the last open bracket can be closed by a `>`, which may be an operator.
        let depth = open.indices.suffix(token.text == ">" ? 1 : .max)
          .last(where: { tokens[open[$0]].text == partner })
      {
        let isPair = token.text != ">" || BracketPairs.areTypes(open[depth], position, in: tokens)
        if isPair { ends[open[depth]] = position + 1 }
        open.removeSubrange(depth...)
      }
    }
  }

  /// Returns whether the tokens between a `<` and a `>` are types, and what follows in the line is no operand.
  private static func areTypes(_ start: Int, _ end: Int, in tokens: [SourceToken]) -> Bool {
    let inside = tokens[start + 1..<end]
    let isConjunction = zip(inside, inside.dropFirst()).contains {
      $0.isMark("&") && $1.isMark("&")
    }
    let next = tokens[(end + 1)...].prefix(1).first { $0.line == tokens[end].line }
    return !inside.isEmpty && !isConjunction
      && inside.allSatisfy { $0.kind == .word || $0.kind == .mark && marks.contains($0.text) }
      && next.map { $0.kind == .mark || wordsBehind.contains($0.text) } != false
  }
}
