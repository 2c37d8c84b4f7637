/// The rows that a trace is expected to have, in the notation.
///
///     User -> View open
///       View -> Presenter fetchProducts()
///       ...
///       Presenter -> View showProducts(_)
///
/// A line `...` stands for any rows, or none. A line indented below one that stands in the same
/// piece between two `...` must also be caused by it. Numbered rows are compared, and of all else
/// those kinds that the expectation names.
public struct ExpectedTrace: Hashable, Sendable {
  /// A line that expects a row.
  struct Line: Hashable {
    let number: Int
    let depth: Int
    let pattern: MessagePattern
  }

  /// The lines between two `...`; rows match them without a gap.
  private(set) var pieces: [[Line]] = [[]]

  /// Reads what is expected.
  ///
  /// - Throws: ``NotationError`` where a line cannot be read, or no line expects a row.
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

  /// Whether a line stands for any rows: `...`, behind which a comment can stand.
  private func isGap(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.starts(with: "...".utf8) else { return false }
    let rest = line.dropFirst(3)
    let comment = rest.drop { $0 == UInt8(ascii: " ") }
    return comment.isEmpty || (rest.count - comment.count > 1 && comment.first == UInt8(ascii: "#"))
  }
}
