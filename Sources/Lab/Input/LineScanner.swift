struct LineScanner {
  let line: String
  var commands: [[String]] = []
  var ranges: [[Range<String.Index>]] = []
  /// The complete words of the command being read; `word` is the word being read.
  private(set) var words: [String] = []
  private(set) var word = ""
  private var wordRanges: [Range<String.Index>] = []
  private var index: String.Index
  private var wordStart: String.Index?
  private var wordEnd: String.Index
  private var depth = 0

  init(_ line: String) {
    self.line = line
    index = line.startIndex
    wordEnd = index
  }

  /// The part of the line that was not scanned: empty, or a comment.
  var rest: Substring { line[index...] }

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
        defer { wordEnd = index }
        try scan(character)
      }
    }
  }

  private mutating func scan(_ character: Character) throws(InputLine.UnclosedQuote) {
    let followsName = word.last.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    if depth > 0 || character == "(" && followsName {
      return try scanInMessage(character)
    }
    switch character {
    case "'", "\"": try scanQuoted(by: character)
    case "\\": if index < line.endIndex { word.append(take()) }
    default: word.append(character)
    }
  }

  /// Reads a character between a message's parentheses, where a quoted string keeps its marks.
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
    if let wordStart {
      words.append(word)
      wordRanges.append(wordStart..<wordEnd)
    }
    word = ""
    wordStart = nil
    depth = 0
  }

  mutating func endCommand() {
    endWord()
    if !words.isEmpty {
      commands.append(words)
      ranges.append(wordRanges)
    }
    words = []
    wordRanges = []
  }
}
