/// A scanner that takes a line apart into the words of its commands.
struct LineScanner {
  struct Word {
    var text = ""
    let start: String.Index
    var end: String.Index
  }

  let line: String
  /// The complete words of each command; the last command is the one being read.
  private(set) var commands: [[Word]] = [[]]
  /// The word being read; nil between words.
  private(set) var word: Word?
  /// The index behind the part that was scanned: the end of the line, or the start of a comment.
  private(set) var index: String.Index
  private var depth = 0

  init(_ line: String) {
    self.line = line
    index = line.startIndex
  }

  mutating func scan() throws(InputLine.UnclosedQuote) {
    let first = line.firstIndex { !$0.isWhitespace }
    while index < line.endIndex, !isComment(first) {
      let start = index
      let character = take()
      switch character {
      case ";":
        endWord()
        commands.append([])
      case _ where character.isWhitespace && depth == 0: endWord()
      default:
        if word == nil { word = Word(start: start, end: start) }
        defer { word?.end = index }
        try scan(character)
      }
    }
  }

  private mutating func scan(_ character: Character) throws(InputLine.UnclosedQuote) {
    let followsName = word?.text.last.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    if depth > 0 || character == "(" && followsName {
      return try scanInMessage(character)
    }
    switch character {
    case "'", "\"": try scanQuoted(by: character)
    case "\\": if index < line.endIndex { add(take()) }
    default: add(character)
    }
  }

  /// Reads a character between a message's parentheses, where a quoted string keeps its marks.
  private mutating func scanInMessage(_ character: Character) throws(InputLine.UnclosedQuote) {
    if character == "\"" {
      let (start, before) = (line.index(before: index), word?.text ?? "")
      try scanQuoted(by: character)
      word?.text = before + line[start..<index]
      return
    }
    if character == "(" { depth += 1 }
    if character == ")" { depth -= 1 }
    add(character)
  }

  private mutating func take() -> Character {
    defer { line.formIndex(after: &index) }
    return line[index]
  }

  private mutating func add(_ character: Character) { word?.text.append(character) }

  private func isComment(_ first: String.Index?) -> Bool {
    guard line[index] == "#", word == nil else { return false }
    let next = line.index(after: index)
    return next == line.endIndex || line[next] == " " || index == first
  }

  private mutating func scanQuoted(by mark: Character) throws(InputLine.UnclosedQuote) {
    let start = index
    while index < line.endIndex, line[index] != mark {
      let character = take()
      let isEscape = mark == "\"" && character == "\\" && index < line.endIndex
      add(isEscape ? take() : character)
    }
    guard index < line.endIndex else {
      let column = line.distance(from: line.startIndex, to: start)
      throw InputLine.UnclosedQuote(mark: mark, column: column)
    }
    line.formIndex(after: &index)
  }

  mutating func endWord() {
    if let word { commands[commands.count - 1].append(word) }
    word = nil
    depth = 0
  }
}
