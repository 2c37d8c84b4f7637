import PrintableText

/// A line of commands, split into commands and words.
///
/// Blanks separate words, `;` separates commands; `'…'`, `"…"` and `\` quote. A `#` at the beginning of a word begins a comment if
/// the word is the line's first, or if a blank or nothing follows, so that `show #3` contains no comment. A message with its
/// parentheses is one word, including blanks and quotation marks between them: `edit(title: "Buy milk")`.
struct InputLine: Equatable {
  let commands: [[String]]
  /// The range of each word in the line, grouped by command like `commands`.
  let ranges: [[Range<String.Index>]]
  /// The index at which the comment of the line begins; the end of the line when there is no comment.
  let comment: String.Index

  struct UnclosedQuote: Error, Equatable {
    let mark: Character
    /// The column of the quotation mark in the line, counted from 1.
    let column: Int
  }

  init(_ line: String) throws(UnclosedQuote) {
    var scanner = LineScanner(line)
    try scanner.scan()
    self.init(scanner)
  }

  /// Splits a line that is being typed or copied; a quotation mark that is not closed is no error.
  init(unfinished line: String) {
    var scanner = LineScanner(line)
    try? scanner.scan()
    self.init(scanner)
  }

  private init(_ scanner: LineScanner) {
    var scanner = scanner
    comment = scanner.rest.startIndex
    scanner.endCommand()
    commands = scanner.commands
    ranges = scanner.ranges
  }
}

struct UnfinishedLine: Equatable {
  /// The words of the current command before the word being typed.
  let words: [String]
  /// The word being typed, without quotation marks; empty after a blank.
  let word: String
  /// The characters of the word being typed as they stand in the line, with quotation marks.
  let typed: String

  /// Splits the text before the cursor; nil inside a comment.
  init?(_ line: String) {
    var scanner = LineScanner(line)
    try? scanner.scan()
    // A `#` at the end may be the beginning of a row's number: show #3
    let isMark = scanner.rest == "#" && !scanner.words.isEmpty
    guard scanner.rest.isEmpty || isMark else { return nil }
    words = scanner.words
    word = isMark ? "#" : scanner.word
    typed = isMark ? "#" : String(scanner.typed)
  }
}

extension InputLine {
  func place(ofCommand index: Int, in line: String) -> Answer.Place {
    let start = ranges[index].first?.lowerBound ?? line.startIndex
    let rest = ranges[(index + 1)...].compactMap { words in
      words.last.map { String(line[words[0].lowerBound..<$0.upperBound]) }
    }
    return Answer.Place(
      column: line.distance(from: line.startIndex, to: start) + 1,
      leftOut: rest
    )
  }
}

extension Sequence<String> {
  /// The words as a person types them, quoted where necessary.
  var asTyped: String { map(\.quotedIfNeeded).joined(separator: " ") }
}
