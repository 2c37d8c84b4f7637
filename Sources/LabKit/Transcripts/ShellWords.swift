import PrintableText

/// The words of a transcript's line `$ viperlab …`, split as by a shell.
///
/// No shell is run: quotes and backslashes work as in a shell; other characters special to a shell are an error.
struct ShellWords {
  private(set) var words: [String] = []
  private var word: String?
  private var quote: Character?
  private var isEscaped = false

  init(_ line: String) throws(Failure) {
    for character in line { try read(character) }
    guard quote == nil, !isEscaped else { throw Failure("A quote is never closed.") }
    endWord()
  }

  private mutating func read(_ character: Character) throws(Failure) {
    if isEscaped {
      isEscaped = false
      append(character)
    } else if character == "\\", quote != "'" {
      isEscaped = true
    } else if character == quote {
      quote = nil
    } else if quote != nil {
      append(character)
    } else if character == "'" || character == "\"" {
      quote = character
      word = word ?? ""
    } else if character == " " {
      endWord()
    } else if "|&;<>()$`*?#~\n".contains(character) {
      throw Failure(
        "\(String(character).printable()) is for a shell, and none runs here. Put it in quotes."
      )
    } else {
      append(character)
    }
  }

  private mutating func append(_ character: Character) {
    word = (word ?? "") + String(character)
  }

  private mutating func endWord() {
    if let word { words.append(word) }
    word = nil
  }
}
