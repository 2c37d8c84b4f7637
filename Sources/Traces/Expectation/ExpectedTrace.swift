import PrintableText

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
  /// - Throws: ``TraceReadingError`` if a line cannot be read, or if no line expects an event.
  public init(_ notation: String) throws(TraceReadingError) {
    let bytes = Array(notation.utf8)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      try read(line.last == UInt8(ascii: "\r") ? line.dropLast() : line, number: index + 1)
    }
    guard pieces.contains(where: { !$0.isEmpty }) else {
      throw TraceReadingError(line: lines.count, column: 1, problem: TraceReadingError.missingRow)
    }
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>, number: Int) throws(TraceReadingError) {
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
      let problem = TraceReadingError.oddIndentation(blanks)
      throw TraceReadingError(line: number, column: blanks + 1, problem: problem)
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

  /// A difference between the expected rows (numbered events) and the rows of a trace.
  public enum Difference: Hashable, Sendable {
    /// An expected line, counted from 1, that no row (numbered event) in its place matches; `nearest` is nil if no row is similar.
    case missing(line: Int, text: String, nearest: Event?)
    /// A row (numbered event) that matches no expected line.
    case unexpected(Event)
  }

  /// Returns the first difference between this expectation and a trace; nil if the trace matches.
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
      if let line = position.missing {
        let near = (rows.isEmpty ? events[...] : rows).map { ($0, line.pattern.likeness(to: $0)) }
        let nearest = near.max { $0.1 < $1.1 }.flatMap { $0.1 > 0 ? $0.0 : nil }
        return .missing(line: line.number, text: line.pattern.text, nearest: nearest)
      }
      rows = rows[position.end...]
    }
    let isOpen = pieces.last?.isEmpty == true && pieces.count > 1
    return isOpen ? nil : rows.first.map { .unexpected($0) }
  }

  /// Finds the first rows (numbered events) that match all lines of `piece`, and returns the index in `rows` after them.
  ///
  /// If there are none, `missing` is the line that fails after the longest match. The first piece must match at the start of
  /// `rows`, the last of several pieces at their end.
  private func position(
    of piece: [Line],
    in rows: ArraySlice<Event>,
    isFirst: Bool,
    isLast: Bool
  ) -> (end: Int, missing: Line?) {
    guard !piece.isEmpty else { return (rows.startIndex, nil) }
    let last = isFirst ? rows.startIndex : max(rows.startIndex, rows.endIndex - piece.count)
    var furthest = 0
    for start in (isLast ? last : rows.startIndex)...last {
      let count = matching(piece, rows[start...])
      if count == piece.count { return (start + count, nil) }
      furthest = max(furthest, count)
    }
    return (rows.startIndex, piece[furthest])
  }

  /// Returns how many lines at the start of `piece` match the first rows (numbered events), one by one and with their causes.
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

extension ExpectedTrace.Difference: CustomStringConvertible {
  /// The unexpected row (numbered event), or the expected line that was not found and the row most similar to it.
  public var description: String {
    switch self {
    case .unexpected(let row):
      return "\(row.rowName) was not expected: \(row.notationLine())"
    case .missing(let line, let text, let nearest):
      let trimmed = String(text.drop { $0 == " " }).printable()
      let expected = "line \(line) was not found: \(trimmed)"
      guard let nearest else { return expected + "\nThere is no row like it." }
      return expected + "\nnearest is \(nearest.rowName): \(nearest.notationLine())"
    }
  }
}

extension Event {
  fileprivate var rowName: String { number.map { "#\($0)" } ?? "an event" }
}
