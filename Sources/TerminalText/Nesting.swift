/// For each character of a line, the number of pairs of brackets or quotation marks that enclose it, as in code.
struct Nesting {
  private(set) var depths: [Int]
  private let characters: [Character]

  /// Counts the pairs around each of the `characters` of a line; a parenthesis at the start of the line or after a
  /// blank opens no pair, and a bracket without a partner counts for nothing.
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

  /// Returns the index of the closing quotation mark; nil if the mark at `start` opens no quotation.
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
  /// Whether this character belongs to a word or escape, so that a quotation mark directly after it opens no quotation.
  fileprivate var isOfWord: Bool { isLetter || isNumber || self == "\\" }
}
