/// Words, as Emacs moves by them: letters and digits.
extension EditBuffer {
  /// Where the word before the cursor begins.
  var previousWord: Int {
    var index = cursor
    while index > 0, !scalars[index - 1].isPartOfWord { index -= 1 }
    while index > 0, scalars[index - 1].isPartOfWord { index -= 1 }
    return index
  }

  /// Where the word after the cursor begins.
  var nextWord: Int {
    var index = cursor
    while index < scalars.count, !scalars[index].isPartOfWord { index += 1 }
    return index
  }

  /// Where the word after the cursor ends.
  var nextWordEnd: Int {
    var index = nextWord
    while index < scalars.count, scalars[index].isPartOfWord { index += 1 }
    return index
  }

  /// Where what stands between blanks before the cursor begins.
  var previousBlank: Int {
    var index = cursor
    while index > 0, scalars[index - 1].properties.isWhitespace { index -= 1 }
    while index > 0, !scalars[index - 1].properties.isWhitespace { index -= 1 }
    return index
  }

  /// Writes the word after the cursor otherwise, such as in capitals, and steps behind it.
  mutating func replaceWord(_ change: (String) -> String) {
    let range = nextWord..<nextWordEnd
    let word = Self.text(scalars[range])
    remove(range)
    insert(Array(change(word).unicodeScalars))
  }

  /// Exchanges the characters around the cursor; at the end, the last two.
  mutating func transpose() -> Bool {
    if isAtEnd { moveCursor(to: previousCharacter) }
    let (start, end) = (previousCharacter, nextCharacter)
    guard start < cursor, cursor < end else { return false }
    let first = scalars[start..<cursor]
    let second = scalars[cursor..<end]
    let exchanged = Array(second + first)
    remove(start..<end)
    insert(exchanged)
    return true
  }
}

extension Unicode.Scalar {
  /// Whether a word goes on with this: a letter, a digit, a mark.
  fileprivate var isPartOfWord: Bool {
    properties.isAlphabetic || properties.numericType != nil || properties.isIDContinue
  }
}
