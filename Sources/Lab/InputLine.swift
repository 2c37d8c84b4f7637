/// A typed line, taken apart into commands and their words.
///
/// Blanks separate words, `;` separates commands; `'…'`, `"…"` and `\` quote. A `#` begins a
/// comment as the first character of the line or before a blank, so `show #3` is no comment.
struct InputLine: Equatable {
  /// The words of each command; commands without words are left out.
  var commands: [[String]] = []

  /// Why a line cannot be taken apart.
  struct UnclosedQuote: Error, Equatable {
    /// The quotation mark that has no partner.
    let mark: Character
    /// Where it stands, from 1.
    let column: Int
  }

  /// Takes a line apart.
  init(_ line: String) throws(UnclosedQuote) {
    var scanner = Scanner(characters: Array(line))
    try scanner.scan()
    commands = scanner.commands
  }
}

/// Reads a line from left to right.
private struct Scanner {
  let characters: [Character]
  var commands: [[String]] = []
  private var index = 0
  private var words: [String] = []
  private var word: String?

  init(characters: [Character]) { self.characters = characters }

  mutating func scan() throws(InputLine.UnclosedQuote) {
    while index < characters.count, !isComment {
      let character = characters[index]
      index += 1
      switch character {
      case "'", "\"": try scanQuoted(by: character)
      case "\\": scanEscaped()
      case ";": endCommand()
      case _ where character.isWhitespace: endWord()
      default: word = (word ?? "") + String(character)
      }
    }
    endCommand()
  }

  private var isComment: Bool {
    guard characters[index] == "#", word == nil else { return false }
    let next = index + 1 < characters.count ? characters[index + 1] : " "
    return next == " " || (words.isEmpty && commands.isEmpty && index == firstColumn)
  }

  private var firstColumn: Int { characters.firstIndex { !$0.isWhitespace } ?? 0 }

  private mutating func scanQuoted(by mark: Character) throws(InputLine.UnclosedQuote) {
    let start = index
    var text = word ?? ""
    while index < characters.count, characters[index] != mark {
      if mark == "\"", characters[index] == "\\", index + 1 < characters.count { index += 1 }
      text.append(characters[index])
      index += 1
    }
    guard index < characters.count else {
      throw InputLine.UnclosedQuote(mark: mark, column: start)
    }
    index += 1
    word = text
  }

  private mutating func scanEscaped() {
    guard index < characters.count else { return }
    word = (word ?? "") + String(characters[index])
    index += 1
  }

  private mutating func endWord() {
    if let word { words.append(word) }
    word = nil
  }

  private mutating func endCommand() {
    endWord()
    if !words.isEmpty { commands.append(words) }
    words = []
  }
}

extension String {
  /// A word so that it is read as one again.
  public var quotedIfNeeded: String {
    let special: Set<Character> = [" ", "\t", ";", "'", "\"", "\\"]
    guard isEmpty || first == "#" || contains(where: special.contains) else { return self }
    let escaped = flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"\(String(escaped))\""
  }
}
