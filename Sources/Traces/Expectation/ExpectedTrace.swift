/// The rows (numbered events) that a test expects in a trace, written in the notation of traces.
///
///     User -> View open
///       View -> Presenter fetchProducts()
///       ...
///       Presenter -> View showProducts(_)
///
/// A line `...` matches any number of rows, including none. A row that matches an indented line must be caused by the row of the
/// enclosing line, unless it is an answer or a `...` stands between the two lines. Numbered rows are always compared. Kinds of
/// events that have no numbers, such as screens, are compared only if a line has the kind; other events without a number never are.
public struct ExpectedTrace: Hashable, Sendable {
  struct Line: Hashable {
    let number: Int
    let depth: Int
    let pattern: MessagePattern
  }

  /// The expected lines, divided at each `...`; the lines of one piece must match consecutive rows (numbered events).
  private(set) var pieces: [[Line]] = [[]]

  /// Parses an expectation written in the notation of traces.
  ///
  /// - Throws: ``NotationError`` if a line cannot be read, or if no line expects an event.
  public init(_ notation: String) throws(NotationError) {
    let bytes = Array(notation.utf8)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      try read(line.last == UInt8(ascii: "\r") ? line.dropLast() : line, number: index + 1)
    }
    guard pieces.contains(where: { !$0.isEmpty }) else {
      throw NotationError(line: lines.count, column: 1, problem: .nothingExpected)
    }
  }

  private mutating func read(
    _ bytes: ArraySlice<UInt8>,
    number: Int
  ) throws(NotationError) {
    let line = bytes.drop { $0 == UInt8(ascii: " ") }
    let blanks = bytes.count - line.count
    if line.isEmpty || line.first == UInt8(ascii: "#") || line.starts(with: "lanes ".utf8) {
      return
    }
    if isGap(line) {
      pieces.append([])
      return
    }
    guard blanks.isMultiple(of: 2) else {
      let problem = NotationError.Problem.oddIndentation(blanks: blanks)
      throw NotationError(line: number, column: blanks + 1, problem: problem)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let pattern = try MessagePattern(text, line, line: number, indentation: blanks)
    pieces[pieces.count - 1].append(Line(number: number, depth: blanks / 2, pattern: pattern))
  }

  private func isGap(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.starts(with: "...".utf8) else { return false }
    let rest = line.dropFirst(3)
    let comment = rest.drop { $0 == UInt8(ascii: " ") }
    return comment.isEmpty || (rest.count - comment.count > 1 && comment.first == UInt8(ascii: "#"))
  }
}
