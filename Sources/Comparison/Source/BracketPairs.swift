/// The pairs of brackets among the tokens of a source file, including the `<` and `>` of generic types.
///
/// A `<` belongs to a generic type if it directly follows a name, holds only types, and no operand follows its `>`.
struct BracketPairs {
  /// The position after each closing bracket, by the position of its opening bracket.
  private(set) var ends: [Int: Int] = [:]

  private let tokens: [SourceToken]
  private var open: [Int] = []

  /// Finds the pairs of brackets among the tokens; brackets without a partner are left out.
  init(_ tokens: [SourceToken]) {
    self.tokens = tokens
    for (position, token) in tokens.enumerated() where token.kind == .mark {
      switch token.text {
      case "(", "[", "{": open.append(position)
      case "<": if opensTypes(at: position) { open.append(position) }
      case ">": closeTypes(at: position)
      default: close(token.text, at: position)
      }
    }
  }

  private static let partners = [")": "(", "]": "[", "}": "{"]

  private mutating func close(_ mark: String, at position: Int) {
    guard let partner = BracketPairs.partners[mark],
      let depth = open.lastIndex(where: { tokens[$0].text == partner })
    else { return }
    ends[open[depth]] = position + 1
    open.removeSubrange(depth...)
  }

  private static let marks: Set = [
    ",", ".", "?", "!", "[", "]", "(", ")", ":", "->", "&", "<", ">", "@", "=",
  ]
  private static let wordsBehind: Set = [
    "where", "in", "else", "throws", "async", "is", "as", "rethrows",
  ]

  private func opensTypes(at position: Int) -> Bool {
    position > 0 && tokens[position].isAttached && tokens[position - 1].kind == .word
  }

  private mutating func closeTypes(at position: Int) {
    guard let start = open.last, tokens[start].text == "<" else { return }
    open.removeLast()
    if holdsTypes(start + 1..<position), !isFollowedByOperand(position) {
      ends[start] = position + 1
    }
  }

  private func holdsTypes(_ range: Range<Int>) -> Bool {
    let areTypes = tokens[range].allSatisfy { token in
      token.kind == .word || token.kind == .mark && BracketPairs.marks.contains(token.text)
    }
    let isConjunction = range.dropFirst().contains {
      tokens[$0].isMark("&") && tokens[$0 - 1].isMark("&")
    }
    return areTypes && !isConjunction && !range.isEmpty
  }

  private func isFollowedByOperand(_ position: Int) -> Bool {
    guard position + 1 < tokens.count, tokens[position + 1].line == tokens[position].line else {
      return false
    }
    let next = tokens[position + 1]
    return next.kind != .mark && !BracketPairs.wordsBehind.contains(next.text)
  }
}
