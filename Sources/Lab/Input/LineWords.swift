/// A line that is still being typed, with all of its words and where they stand.
struct LineWords: Equatable {
  /// The words of each command, as they are read.
  let commands: [[String]]
  /// Where each of them stands.
  let ranges: [[Range<String.Index>]]
  /// Where a comment begins; the end of the line where there is none.
  let comment: String.Index

  /// Takes a line apart, also one with a quotation mark that is still open.
  init(_ line: String) {
    var scanner = LineScanner(line)
    try? scanner.scan()
    comment = scanner.rest.startIndex
    scanner.endCommand()
    commands = scanner.commands
    ranges = scanner.ranges
  }
}
