extension String {
  /// The words of a name in camel case, in order: `Product` and `List` for `ProductList`.
  ///
  /// A run of capitals is one word, but its last capital begins the next word if a small letter follows: `URL`, `Session`.
  package var camelWords: [Substring] {
    var words: [Substring] = []
    var start = startIndex
    for index in indices.dropFirst() where startsWord(at: index) {
      words.append(self[start..<index])
      start = index
    }
    return isEmpty ? [] : words + [self[start...]]
  }

  /// The words of a name in camel case, in lower case: `product` and `list` for `ProductList`.
  package var smallWords: [String] { camelWords.map { $0.lowercased() } }

  private func startsWord(at index: Index) -> Bool {
    guard self[index].isCapital else { return false }
    let next = self.index(after: index)
    return !self[self.index(before: index)].isCapital
      || next < endIndex && self[next].isLowercase
  }
}

extension Character {
  /// Whether this is an upper-case letter; ASCII, which most names are, is checked first.
  fileprivate var isCapital: Bool { asciiValue.map { 65...90 ~= $0 } ?? isUppercase }
}
