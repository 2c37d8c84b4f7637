import PrintableText

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

  /// Reads what is expected; a text without a row is an error.
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

extension ExpectedTrace {
  /// Where a trace is not as expected.
  public enum Difference: Hashable, Sendable {
    /// A line that no row matches in its place, and the row that comes nearest to it.
    case missing(line: Int, text: String, nearest: Event?)
    /// A row for which the expectation has no line.
    case unexpected(Event)
  }

  /// The first difference; nil when the trace is as expected.
  public func difference(from trace: Trace) -> Difference? {
    let lines = pieces.joined()
    let kinds = Set(lines.map(\.pattern.expected.kind))
    let events = trace.events.filter { event in
      event.number != nil
        || (!event.isRow && !event.isAnswer && kinds.contains(event.kind))
    }
    var rows = events[...]
    for (index, piece) in pieces.enumerated() {
      let isLast = index == pieces.count - 1
      let position = position(of: piece, in: rows, isFirst: index == 0, isLast: isLast)
      if let missing = position.missing { return difference(missing, in: rows, or: events) }
      rows = rows[position.end...]
    }
    let isOpen = pieces.last?.isEmpty == true && pieces.count > 1
    return isOpen ? nil : rows.first.map { .unexpected($0) }
  }

  private func difference(
    _ line: Line,
    in rows: ArraySlice<Event>,
    or events: [Event]
  ) -> Difference {
    let near = rows.isEmpty ? events[...] : rows
    var nearest: (event: Event, likeness: Int)?
    for event in near {
      let likeness = line.pattern.likeness(to: event)
      if likeness > nearest?.likeness ?? 0 { nearest = (event, likeness) }
    }
    return .missing(line: line.number, text: line.pattern.text, nearest: nearest?.event)
  }

  /// Where a piece ends among the rows, or the line of it that was not found.
  private func position(
    of piece: [Line],
    in rows: ArraySlice<Event>,
    isFirst: Bool,
    isLast: Bool
  ) -> (end: Int, missing: Line?) {
    guard !piece.isEmpty else { return (rows.startIndex, nil) }
    let last = rows.endIndex - piece.count
    var starts = rows.startIndex...max(rows.startIndex, last)
    if isFirst { starts = rows.startIndex...rows.startIndex }
    if isLast, !isFirst { starts = max(rows.startIndex, last)...max(rows.startIndex, last) }
    var furthest = 0
    for start in starts {
      let count = matching(piece, rows[start...])
      if count == piece.count { return (start + count, nil) }
      furthest = max(furthest, count)
    }
    return (rows.startIndex, piece[furthest])
  }

  /// How many lines of a piece the first rows match.
  private func matching(_ piece: [Line], _ rows: ArraySlice<Event>) -> Int {
    var parents: [(depth: Int, number: Int?)] = []
    for (index, line) in piece.enumerated() {
      guard let row = rows.dropFirst(index).first, line.pattern.matches(row) else { return index }
      parents.removeAll { $0.depth >= line.depth }
      if let parent = parents.last?.number, !row.isAnswer, row.cause != parent { return index }
      parents.append((line.depth, row.number))
    }
    return piece.count
  }
}

// MARK: - CustomStringConvertible

extension ExpectedTrace.Difference: CustomStringConvertible {
  /// Says which line was not found and what comes nearest, or which row is too many.
  public var description: String {
    switch self {
    case .unexpected(let row):
      return "\(row.rowName) was not expected: \(row.notationLine())"
    case .missing(let line, let text, let nearest):
      let trimmed = String(text.drop { $0 == " " }).shown
      let expected = "line \(line) was not found: \(trimmed)"
      guard let nearest else { return expected + "\nThere is no row like it." }
      return expected + "\nnearest is \(nearest.rowName): \(nearest.notationLine())"
    }
  }
}

extension Event {
  fileprivate var rowName: String { number.map { "#\($0)" } ?? "an event" }
}

extension String {
  /// This text with its control characters as escapes.
  fileprivate var shown: String { printable() }
}

extension Trace {
  /// Where this trace is not as the notation expects; nil when it is.
  public func difference(
    fromExpected notation: String
  ) throws(NotationError) -> ExpectedTrace.Difference? {
    try ExpectedTrace(notation).difference(from: self)
  }

  /// Whether this trace is as the notation expects.
  public func matches(notation: String) throws(NotationError) -> Bool {
    try difference(fromExpected: notation) == nil
  }
}
