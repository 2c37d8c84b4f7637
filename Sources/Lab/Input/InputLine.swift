import PrintableText

/// A line of commands, split into commands and words.
///
/// Blanks separate words, `;` separates commands; `'…'`, `"…"` and `\` quote. A `#` at the beginning of a word begins a comment if
/// the word is the line's first, or if a blank or nothing follows, so that `show #3` contains no comment. A message with its
/// parentheses is one word, including blanks and quotation marks between them: `edit(title: "Buy milk")`.
struct InputLine: Equatable {
  let commands: [[String]]
  let ranges: [[Range<String.Index>]]
  /// The index at which the comment of the line begins; the end of the line when there is no comment.
  let comment: String.Index

  struct UnclosedQuote: Error, Equatable {
    let mark: Character
    let column: Int
  }

  init(_ line: String) throws(UnclosedQuote) {
    var scanner = LineScanner(line)
    try scanner.scan()
    self.init(scanner)
  }

  init(unfinished line: String) {
    var scanner = LineScanner(line)
    try? scanner.scan()
    self.init(scanner)
  }

  private init(_ scanner: LineScanner) {
    var scanner = scanner
    comment = scanner.index
    scanner.endWord()
    let words = scanner.commands.filter { !$0.isEmpty }
    commands = words.map { $0.map(\.text) }
    ranges = words.map { $0.map { $0.start..<$0.end } }
  }

  func place(ofCommand index: Int, in line: String) -> Answer.Place {
    let start = ranges[index].first?.lowerBound ?? line.startIndex
    let rest = ranges[(index + 1)...].compactMap { words in
      words.last.map { String(line[words[0].lowerBound..<$0.upperBound]) }
    }
    return Answer.Place(column: line.distance(from: line.startIndex, to: start) + 1, leftOut: rest)
  }
}

struct UnfinishedLine: Equatable {
  let words: [String]
  /// The word being typed, without quotation marks; empty after a blank.
  let word: String
  /// The characters of the word being typed as they stand in the line, with quotation marks.
  let typed: String

  /// Splits the text before the cursor; nil inside a comment.
  init?(_ line: String) {
    var scanner = LineScanner(line)
    try? scanner.scan()
    let rest = line[scanner.index...]
    words = scanner.commands.last?.map(\.text) ?? []
    // A `#` at the end may be the beginning of a row's number: show #3
    let isMark = rest == "#" && !words.isEmpty
    guard rest.isEmpty || isMark else { return nil }
    word = isMark ? "#" : scanner.word?.text ?? ""
    typed = isMark ? "#" : scanner.word.map { String(line[$0.start...]) } ?? ""
  }
}

extension [String] {
  /// Removes the option `--force`, and returns whether these words contained it.
  mutating func takeForce() -> Bool {
    let count = count
    removeAll { $0 == "--force" }
    return self.count < count
  }

  /// Removes an option and at most `count` words after it, and returns those words; nil without the option.
  mutating func take(_ option: String, values count: Int) -> [String]? {
    guard let index = firstIndex(of: option) else { return nil }
    let values = Array(self[(index + 1)...].prefix(count))
    removeSubrange(index...(index + values.count))
    return values
  }
}

extension Sequence<String> {
  var asTyped: String { map(\.quotedIfNeeded).joined(separator: " ") }
}
