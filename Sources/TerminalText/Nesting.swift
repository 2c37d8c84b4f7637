/// The nesting depth of each character of a line: the number of pairs of brackets or quotation marks around it.
///
/// The opening mark of a pair counts as inside the pair, the closing mark as outside.
struct Nesting {
  private(set) var depths: [Int]
  private let characters: [Character]

  /// Counts the pairs of parentheses, square brackets and quotation marks around each character of a line.
  ///
  /// A `(` at the start of the line or after a space opens no pair. A `)` or `]` ends the innermost open pair, opened by `(` or
  /// by `[`. Parentheses and brackets without a partner, or inside a quotation, are ignored.
  init(of characters: [Character]) {
    self.characters = characters
    depths = characters.map { _ in 0 }
    var open: [Int] = []
    var index = 0
    while index < characters.count {
      switch characters[index] {
      case "[": open.append(index)
      case "(" where index > 0 && characters[index - 1] != " ": open.append(index)
      case "]", ")": if let start = open.popLast() { add(start..<index) }
      case "\"":
        if let end = quoteEnd(from: index) {
          add(index..<end)
          index = end
        }
      default: break
      }
      index += 1
    }
  }

  private mutating func add(_ range: Range<Int>) {
    for index in range { depths[index] += 1 }
  }

  /// Returns the index of the closing quotation mark; nil if the mark at `start` opens no quotation or has no partner.
  private func quoteEnd(from start: Int) -> Int? {
    let next = start + 1
    guard next < characters.count, characters[next] != " ", !follows(start, where: \.isOfWord)
    else {
      return nil
    }
    return characters[next...].indices.first {
      characters[$0] == "\"" && characters[$0 - 1] != "\\"
    }
  }

  private func follows(_ index: Int, where isMeant: (Character) -> Bool) -> Bool {
    index > 0 && isMeant(characters[index - 1])
  }
}

extension Character {
  /// Whether a quotation mark directly after this character opens no quotation: a letter, a digit or a backslash.
  fileprivate var isOfWord: Bool { isLetter || isNumber || self == "\\" }
}
