import PrintableText

/// A typed line, taken apart into commands and their words.
///
/// Blanks separate words, `;` separates commands; `'…'`, `"…"` and `\` quote. A `#` begins a
/// comment as the first character of the line or before a blank, so `show #3` is no comment. What
/// stands in the brackets of a message belongs to its word as it is: `edit(title: "Buy milk")`.
struct InputLine: Equatable {
  /// The words of each command; commands without words are left out.
  var commands: [[String]] = []
  /// Where each of these words stands in the line.
  var ranges: [[Range<String.Index>]] = []

  /// Why a line cannot be taken apart.
  struct UnclosedQuote: Error, Equatable {
    /// The quotation mark that has no partner.
    let mark: Character
    /// Where it stands, from 1.
    let column: Int
  }

  /// Takes a line apart.
  init(_ line: String) throws(UnclosedQuote) {
    var scanner = LineScanner(line)
    try scanner.scan()
    scanner.endCommand()
    commands = scanner.commands
    ranges = scanner.ranges
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
    var scanner = LineScanner(line)
    try? scanner.scan()
    // A mark at the end may become the number of a row: show #3
    let isMark = scanner.rest == "#" && !scanner.words.isEmpty
    guard scanner.rest.isEmpty || isMark else { return nil }
    words = scanner.words
    word = isMark ? "#" : scanner.word
    typed = isMark ? "#" : String(scanner.typed)
  }
}

extension InputLine {
  /// Where a command stands in the line that was taken apart, and what stands behind it.
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
