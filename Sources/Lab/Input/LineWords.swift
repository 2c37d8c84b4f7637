struct LineWords: Equatable {
  let commands: [[String]]
  let ranges: [[Range<String.Index>]]
  /// The index at which the comment of the line begins; the end of the line when there is no comment.
  let comment: String.Index

  /// Splits a line; a quotation mark that is not closed is no error.
  init(_ line: String) {
    var scanner = LineScanner(line)
    try? scanner.scan()
    comment = scanner.rest.startIndex
    scanner.endCommand()
    commands = scanner.commands
    ranges = scanner.ranges
  }
}
