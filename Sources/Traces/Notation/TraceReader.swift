/// Reads a trace piece by piece, in the notation or as JSON Lines, and hands on each event as it is complete.
///
///     var reader = TraceReader()
///     try reader.read(chunk, into: &sink)  // as often as there is more
///     try reader.finish(into: &sink)       // a last line may have no end
///
/// A text that begins with a brace is JSON Lines. The reader keeps no events, so what it reads can
/// be of any length. An error ends it: what follows is not read.
public struct TraceReader {
  private enum Format { case notation, jsonLines }

  /// How many malformed lines were left out.
  public private(set) var skipped = 0
  /// What was wrong with the first line that was left out.
  public private(set) var firstError: TraceReadingError?
  /// The line in the middle of which JSON Lines end, since what wrote them did; it was left out.
  public private(set) var cutLine: Int?
  /// How many rows with a number were read.
  public private(set) var rows = 0
  /// Whether the first line that says anything says nothing that a trace does: the text is something else.
  public private(set) var isForeign = false

  private let keepsGoing: Bool
  private var format: Format?
  private var notation: NotationReader
  private var jsonLines: JSONLinesReader
  private var unfinished = UnfinishedLine()
  private var line = 0
  private var hasHandedLanes = false

  /// Makes a reader before the first byte.
  ///
  /// One that keeps going leaves out malformed lines and counts them. Rows get their numbers
  /// without those lines, and a row that would stand too deep stands as deep as it can.
  ///
  /// One that checks numbers refuses a line with a number that no recording has: a row or a cause below 1, the
  /// number of an earlier row, any number beyond 2^53.
  public init(keepGoing: Bool = false, checksNumbers: Bool = false) {
    keepsGoing = keepGoing
    notation = NotationReader(isLenient: keepGoing, limitsTime: checksNumbers)
    jsonLines = JSONLinesReader(checksNumbers: checksNumbers)
  }
}

extension TraceReader {
  /// The participants of the first line; in the notation also all others in order of appearance.
  public var lanes: [Participant] {
    format == .jsonLines ? jsonLines.lanes ?? [] : notation.lanes
  }

  /// Reads the next bytes; lines may begin in one piece and end in another.
  ///
  /// - Throws: ``TraceReadingError`` for a line that cannot be read, unless the reader keeps going, and for
  ///   one of more than 64 MB.
  public mutating func read(
    _ bytes: UnsafeRawBufferPointer,
    into sink: inout some EventSink
  ) throws(TraceReadingError) {
    var rest = bytes
    if let line = unfinished.completed(by: &rest) { try read(line: line, into: &sink) }
    while let line = rest.cutLine() { try read(line: line, into: &sink) }
    unfinished.append(rest)
    guard unfinished.count <= TraceReader.longestLine else {
      isForeign = format == nil && !unfinished.beginning.isLikeTrace
      throw .notation(NotationError(line: line + 1, column: 1, problem: .longLine))
    }
  }

  /// A line with more bytes than this is refused, whatever its end may be: 64 MB.
  static let longestLine = 64 << 20

  /// Reads the next bytes; lines may begin in one piece and end in another.
  ///
  /// - Throws: ``TraceReadingError`` for a line that cannot be read, unless the reader keeps going, and for
  ///   one of more than 64 MB.
  public mutating func read(
    _ bytes: ArraySlice<UInt8>,
    into sink: inout some EventSink
  ) throws(TraceReadingError) {
    try bytes.withBytes { bytes throws(TraceReadingError) in try read(bytes, into: &sink) }
  }

  /// Reads what is left after the last end of a line.
  ///
  /// JSON Lines that end in the middle of a line are those of a program that crashed: all before is
  /// whole, and a note tells that something is missing.
  ///
  /// - Throws: ``TraceReadingError`` where it cannot be read, unless the reader keeps going.
  public mutating func finish(into sink: inout some EventSink) throws(TraceReadingError) {
    if let last = unfinished.last() {
      if jsonLines.lanes != nil, last.isUnclosedJSON {
        cutLine = line + 1
        sink.take(Event(cutAt: line + 1))
      } else {
        try read(line: last, into: &sink)
      }
    }
    guard format == .jsonLines, let error = jsonLines.headerMissing() else { return }
    try handle(.jsonLines(error))
  }
}

// MARK: - Lines

extension TraceReader {
  private mutating func read(
    line: [UInt8],
    into sink: inout some EventSink
  ) throws(TraceReadingError) {
    try line.withBytes { line throws(TraceReadingError) in try read(line: line, into: &sink) }
  }

  private mutating func read(
    line bytes: UnsafeRawBufferPointer,
    into sink: inout some EventSink
  ) throws(TraceReadingError) {
    line += 1
    if format == nil, !begins(with: bytes) { return }
    do throws(TraceReadingError) {
      var event = Event(.note)
      if try read(line: bytes, into: &event) {
        if event.number != nil { rows += 1 }
        sink.take(event)
      } else {
        handLanes(to: &sink)
      }
    } catch {
      let isFirst = rows == 0 && lanes.isEmpty && jsonLines.lanes == nil
      let text = bytes.trimmedLine(isFirst: line == 1)
      isForeign = isForeign || isFirst && !text.text(0..<Swift.min(text.count, 1_024)).isLikeTrace
      try handle(error)
    }
  }

  /// Finds out the format by the first byte that is no blank; a line of blanks has none.
  private mutating func begins(with bytes: UnsafeRawBufferPointer) -> Bool {
    let text = bytes.trimmedLine(isFirst: line == 1)
    let first = text.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    guard let first else { return false }
    format = first == UInt8(ascii: "{") ? .jsonLines : .notation
    notation.line = line - 1
    jsonLines.line = line - 1
    return true
  }

  /// Reads a line into an event that says nothing yet; false where nothing happened.
  private mutating func read(
    line bytes: UnsafeRawBufferPointer,
    into event: inout Event
  ) throws(TraceReadingError) -> Bool {
    if format == .notation {
      do { return try notation.read(line: bytes, into: &event) } catch { throw .notation(error) }
    }
    do { return try jsonLines.read(line: bytes, into: &event) } catch { throw .jsonLines(error) }
  }

  /// Hands on the lanes as soon as there are some.
  private mutating func handLanes(to sink: inout some EventSink) {
    guard !hasHandedLanes, format == .jsonLines ? jsonLines.lanes != nil : notation.hasLanes
    else { return }
    hasHandedLanes = true
    sink.take(lanes: lanes)
  }

  /// Counts an error where it is to be passed over; a first line that is wrong has no lanes then.
  private mutating func handle(_ error: TraceReadingError) throws(TraceReadingError) {
    guard keepsGoing else { throw error }
    skipped += 1
    firstError = firstError ?? error
    if format == .jsonLines, jsonLines.lanes == nil { jsonLines.take(lanes: []) }
  }
}

extension Event {
  /// Says that a file ends in the middle of a line.
  fileprivate init(cutAt line: Int) {
    self.init(.note)
    text =
      "The file ends in the middle of line \(line), as if its program had crashed: the rest is missing."
  }
}

extension String {
  /// Whether a line has what only a trace has: an arrow, or the beginning of its other lines.
  fileprivate var isLikeTrace: Bool {
    ["->", "~>", "-x"].contains(where: contains)
      || ["=", "lanes ", "{\"viperlab\""].contains(where: hasPrefix)
  }
}

extension [UInt8] {
  /// Whether an object of JSON is begun here and not ended.
  fileprivate var isUnclosedJSON: Bool {
    var (depth, isText, isEscaped) = (0, false, false)
    for byte in self {
      if isText {
        if byte == UInt8(ascii: "\""), !isEscaped { isText = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return depth > 0
  }
}
