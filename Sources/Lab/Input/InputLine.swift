/// A typed line, taken apart into commands and their words.
///
/// Blanks separate words, `;` separates commands; `'…'`, `"…"` and `\` quote. A `#` begins a
/// comment as the first character of the line or before a blank, so `show #3` is no comment. What
/// stands in the brackets of a message belongs to its word as it is: `edit(title: "Buy milk")`.
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
    var scanner = Scanner(line)
    try scanner.scan()
    scanner.endCommand()
    commands = scanner.commands
  }
}

/// A line that is still being typed, taken apart up to the cursor.
struct UnfinishedLine: Equatable {
  /// The words before the one that is being typed, of the same command.
  let words: [String]
  /// The word that is being typed, as it is read; empty between two words.
  let word: String
  /// The characters of the line that stand for it, with quotation marks.
  let typed: String

  /// Takes apart what stands before the cursor; nil inside a comment.
  init?(_ line: String) {
    var scanner = Scanner(line)
    try? scanner.scan()
    // A mark at the end may become the number of a row: show #3
    let isMark = scanner.rest == "#" && !scanner.words.isEmpty
    guard scanner.rest.isEmpty || isMark else { return nil }
    words = scanner.words
    word = isMark ? "#" : scanner.word
    typed = isMark ? "#" : String(scanner.typed)
  }
}

/// Reads a line from left to right, each character once.
private struct Scanner {
  let line: String
  var commands: [[String]] = []
  /// The words of the command that has not ended, and the word that has not.
  private(set) var words: [String] = []
  private(set) var word = ""
  private var index: String.Index
  private var wordStart: String.Index?
  /// How many brackets of a message are open.
  private var depth = 0

  init(_ line: String) {
    self.line = line
    index = line.startIndex
  }

  /// What was not read: nothing, or a comment.
  var rest: Substring { line[index...] }

  /// The characters of the word that has not ended.
  var typed: Substring { wordStart.map { line[$0..<index] } ?? "" }

  mutating func scan() throws(InputLine.UnclosedQuote) {
    let first = line.firstIndex { !$0.isWhitespace }
    while index < line.endIndex, !isComment(first) {
      let start = index
      let character = take()
      switch character {
      case ";": endCommand()
      case _ where character.isWhitespace && depth == 0: endWord()
      default:
        wordStart = wordStart ?? start
        try scan(character)
      }
    }
  }

  private mutating func scan(_ character: Character) throws(InputLine.UnclosedQuote) {
    if depth > 0 || character == "(" && word.last?.isOfName == true {
      return try scanInMessage(character)
    }
    switch character {
    case "'", "\"": try scanQuoted(by: character)
    case "\\": if index < line.endIndex { word.append(take()) }
    default: word.append(character)
    }
  }

  /// Takes a character inside the brackets of a message; texts in it stay quoted.
  private mutating func scanInMessage(_ character: Character) throws(InputLine.UnclosedQuote) {
    if character == "\"" {
      let (start, before) = (line.index(before: index), word)
      try scanQuoted(by: character)
      word = before + line[start..<index]
      return
    }
    if character == "(" { depth += 1 }
    if character == ")" { depth -= 1 }
    word.append(character)
  }

  private mutating func take() -> Character {
    defer { line.formIndex(after: &index) }
    return line[index]
  }

  private func isComment(_ first: String.Index?) -> Bool {
    guard line[index] == "#", wordStart == nil else { return false }
    let next = line.index(after: index)
    return next == line.endIndex || line[next] == " " || index == first
  }

  private mutating func scanQuoted(by mark: Character) throws(InputLine.UnclosedQuote) {
    let start = index
    while index < line.endIndex, line[index] != mark {
      let character = take()
      let isEscape = mark == "\"" && character == "\\" && index < line.endIndex
      word.append(isEscape ? take() : character)
    }
    guard index < line.endIndex else {
      let column = line.distance(from: line.startIndex, to: start)
      throw InputLine.UnclosedQuote(mark: mark, column: column)
    }
    line.formIndex(after: &index)
  }

  private mutating func endWord() {
    if wordStart != nil { words.append(word) }
    word = ""
    wordStart = nil
    depth = 0
  }

  mutating func endCommand() {
    endWord()
    if !words.isEmpty { commands.append(words) }
    words = []
  }
}

extension Character {
  /// Whether the name of a method may end in it.
  fileprivate var isOfName: Bool { isLetter || isNumber || self == "_" }
}
