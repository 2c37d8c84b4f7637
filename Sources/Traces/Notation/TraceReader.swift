/// A reader of a trace in the notation or in JSON Lines, which takes the text in parts and passes on each event when
/// its line is complete.
///
///     var reader = TraceReader()
///     try reader.read(chunk, into: &sink)  // as often as there is more
///     try reader.finish(into: &sink)       // a last line may have no end
///
/// A text that begins with a brace is JSON Lines. The reader stores no events, so its input can be of any length. After
/// an error, the rest of the bytes passed to the same call is not read.
public struct TraceReader {
  private enum Format { case notation, jsonLines }

  /// The number of malformed lines skipped so far.
  public private(set) var skipped = 0
  /// The error in the first skipped line; nil if none was skipped.
  public private(set) var firstError: TraceReadingError?
  /// The line number of an unfinished last line of JSON Lines, which was skipped, since the writing program had stopped
  /// within it; else nil.
  public private(set) var cutLine: Int?
  /// The number of numbered rows read so far.
  public private(set) var rows = 0
  /// Whether a malformed line before the first row did not look like a line of a trace, so that the text is probably no
  /// trace.
  public private(set) var isForeign = false

  private let keepsGoing: Bool
  private var format: Format?
  private var notation: NotationReader
  private var jsonLines: JSONLinesReader
  private var unfinished = UnfinishedLine()
  private var line = 0
  private var hasSentLanes = false

  /// Creates a reader that has read nothing yet.
  ///
  /// With `keepGoing`, malformed lines are skipped and counted. Skipped lines get no row number, and a row that is
  /// indented too deep moves to the deepest level that can follow the row above.
  ///
  /// With `checksNumbers`, lines are refused whose numbers no recording contains: a row or cause below 1, the number of
  /// an earlier row, or any number beyond 2^53.
  public init(keepGoing: Bool = false, checksNumbers: Bool = false) {
    keepsGoing = keepGoing
    notation = NotationReader(isLenient: keepGoing, limitsTime: checksNumbers)
    jsonLines = JSONLinesReader(checksNumbers: checksNumbers)
  }
}

extension TraceReader {
  /// The participants of the header line; in the notation, participants that only occur in events follow in order of
  /// appearance.
  public var lanes: [Participant] {
    format == .jsonLines ? jsonLines.lanes ?? [] : notation.lanes
  }

  /// Reads the next bytes, which may begin and end within a line, and passes each event to `sink`.
  ///
  /// - Throws: ``TraceReadingError`` for a line that cannot be read, unless the reader keeps going, and for a line of
  ///   more than 64 MB.
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

  /// The maximum length of a line in bytes: 64 MB.
  static let longestLine = 64 << 20

  /// Reads the next bytes, which may begin and end within a line, and passes each event to `sink`.
  ///
  /// - Throws: ``TraceReadingError`` for a line that cannot be read, unless the reader keeps going, and for a line of
  ///   more than 64 MB.
  public mutating func read(
    _ bytes: ArraySlice<UInt8>,
    into sink: inout some EventSink
  ) throws(TraceReadingError) {
    try bytes.withBytes { bytes throws(TraceReadingError) in try read(bytes, into: &sink) }
  }

  /// Reads the bytes after the last line end as a line, at the end of the text, and passes its event to `sink`.
  ///
  /// JSON Lines that end within a line were written by a program that crashed. The complete lines are kept, and a note
  /// is passed to `sink` that the rest is missing.
  ///
  /// - Throws: ``TraceReadingError`` if the last line cannot be read, unless the reader keeps going.
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

extension TraceReader {
  /// Returns the number of malformed lines skipped since the last call, and the first line's error; nil if none was
  /// skipped.
  public mutating func takeSkipped() -> (count: Int, firstError: TraceReadingError)? {
    defer { (skipped, firstError) = (0, nil) }
    return firstError.map { (skipped, $0) }
  }
}

// MARK: - Lines

extension TraceReader {
  private mutating func read(
    line: [UInt8],
    into sink: inout some EventSink
  ) throws(TraceReadingError) {
    try line[...].withBytes { line throws(TraceReadingError) in try read(line: line, into: &sink) }
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
        sendLanes(to: &sink)
      }
    } catch {
      let isFirst = rows == 0 && lanes.isEmpty && jsonLines.lanes == nil
      let text = bytes.trimmedLine(isFirst: line == 1)
      isForeign = isForeign || isFirst && !text.text(0..<Swift.min(text.count, 1_024)).isLikeTrace
      try handle(error)
    }
  }

  /// Determines the format of the trace from the first byte of a line that is not blank; returns false for a blank
  /// line.
  private mutating func begins(with bytes: UnsafeRawBufferPointer) -> Bool {
    let text = bytes.trimmedLine(isFirst: line == 1)
    let first = text.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    guard let first else { return false }
    format = first == UInt8(ascii: "{") ? .jsonLines : .notation
    notation.line = line - 1
    jsonLines.line = line - 1
    return true
  }

  /// Reads the next line into `event`, a new event; returns false if the line is not an event.
  private mutating func read(
    line bytes: UnsafeRawBufferPointer,
    into event: inout Event
  ) throws(TraceReadingError) -> Bool {
    if format == .notation {
      do { return try notation.read(line: bytes, into: &event) } catch { throw .notation(error) }
    }
    do { return try jsonLines.read(line: bytes, into: &event) } catch { throw .jsonLines(error) }
  }

  /// Passes the participants of the header line to `sink`, once.
  private mutating func sendLanes(to sink: inout some EventSink) {
    guard !hasSentLanes, format == .jsonLines ? jsonLines.lanes != nil : notation.hasLanes
    else { return }
    hasSentLanes = true
    sink.take(lanes: lanes)
  }

  /// Counts the line with an error as skipped if the reader keeps going after errors, else throws the error.
  ///
  /// After a malformed header line of JSON Lines, reading continues without participants.
  private mutating func handle(_ error: TraceReadingError) throws(TraceReadingError) {
    guard keepsGoing else { throw error }
    skipped += 1
    firstError = firstError ?? error
    if format == .jsonLines, jsonLines.lanes == nil { jsonLines.take(lanes: []) }
  }
}

extension Event {
  fileprivate init(cutAt line: Int) {
    self.init(.note)
    text =
      "The file ends in the middle of line \(line), as if its program had crashed: the rest is missing."
  }
}

extension String {
  /// Whether this line looks like one of a trace: contains an arrow, or begins with `=`, `lanes` or the header of JSON
  /// Lines.
  fileprivate var isLikeTrace: Bool {
    ["->", "~>", "-x"].contains(where: contains)
      || ["=", "lanes ", "{\"viperlab\""].contains(where: hasPrefix)
  }
}

extension [UInt8] {
  /// Whether these bytes begin a JSON object and do not close it.
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
