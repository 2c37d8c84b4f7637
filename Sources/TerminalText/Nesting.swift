/// How many pairs of brackets and quotation marks of code stand around each character of a line.
struct Nesting {
  private(set) var depths: [Int]
  private let characters: [Character]

  /// Finds the pairs; a bracket behind a blank is none of code, and one without a partner is none at all.
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

  /// The index of the quotation mark that closes the one at an index; nil where that opens nothing.
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
  /// Whether a quotation mark behind it opens nothing.
  fileprivate var isOfWord: Bool { isLetter || isNumber || self == "\\" }
}
