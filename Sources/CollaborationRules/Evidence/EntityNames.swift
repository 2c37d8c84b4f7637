import Traces

extension Value {
  /// Returns the first of the type names `entities` that occurs in this value's text outside quotation marks; nil for none.
  func entity(of entities: [String]) -> String? {
    let words = summary.typeWords.union(detail.typeWords)
    return entities.first { words.contains($0) }
  }
}

extension String {
  /// The words of this text that can be type names; words in quotation marks are skipped.
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
