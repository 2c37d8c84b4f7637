import Traces

extension Value {
  /// The first of these types of which something stands in it.
  func entity(of entities: [String]) -> String? {
    let words = summary.typeWords.union(detail.typeWords)
    return entities.first { words.contains($0) }
  }
}

extension String {
  /// The names in a value's text, without what stands in quotes.
  fileprivate var typeWords: Set<String> {
    var words: Set<String> = []
    var word = ""
    var isQuoted = false
    var isEscaped = false
    for character in self + " " {
      if !isQuoted, character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if !word.isEmpty { words.insert(word) }
      word = ""
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
    }
    return words
  }
}
