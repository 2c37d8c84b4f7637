/// All words of a line being typed, with their ranges.
struct LineWords: Equatable {
  let commands: [[String]]
  let ranges: [[Range<String.Index>]]
  /// The index at which a comment begins; the end of the line when there is none.
  let comment: String.Index

  /// Splits a line; an unclosed quotation mark is no error.
  init(_ line: String) {
    var scanner = LineScanner(line)
    try? scanner.scan()
    comment = scanner.rest.startIndex
    scanner.endCommand()
    commands = scanner.commands
    ranges = scanner.ranges
  }
}
