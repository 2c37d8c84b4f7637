/// A reader of a trace in the text notation or in JSON Lines: takes the text in parts, and passes on each event as soon as its line
/// is complete.
///
///     var reader = TraceReader()
///     try reader.read(chunk, into: &sink)  // as often as there is more
///     try reader.finish(into: &sink)       // a last line may have no end
///
/// A text that begins with a brace is JSON Lines. The reader stores no events, so its input can be of any length. If a call throws
/// an error, the rest of its bytes is not read.
public struct TraceReader {
  private enum Format { case notation, jsonLines }

  /// The number of malformed lines skipped since the last call of ``takeSkipped()``.
  public private(set) var skipped = 0
  /// The error in the first line that ``skipped`` counts; nil if it counts none.
  public private(set) var firstError: TraceReadingError?
  /// The number, from 1, of a skipped incomplete last line of JSON Lines, as after a crash of the writing program; else nil.
  public private(set) var cutLine: Int?
  /// The number of rows (numbered events) read so far.
  public private(set) var rows = 0
  /// Whether the text is probably no trace: before its first row, a malformed line did not look like a line of a trace.
  public private(set) var isForeign = false

  private let keepsGoing: Bool
  private var format: Format?
  private var notation: NotationReader
  private var jsonLines: JSONLinesReader
  /// The bytes of a line whose end has not been read yet.
  private var unfinished: [UInt8] = []
  private var line = 0
  private var hasSentLanes = false

  /// Creates a reader at the start of a trace.
  ///
  /// With `keepGoing`, malformed lines are skipped and counted, and get no row number. A row that is indented too deep then moves
  /// to the deepest level that can follow the row above, and a cause that does not exist is dropped.
  ///
  /// With `checksNumbers`, a line is malformed if it has a number that no recording has: a row or cause below 1, the number of an
  /// earlier row, or a number beyond ±2^53.
  public init(keepGoing: Bool = false, checksNumbers: Bool = false) {
    keepsGoing = keepGoing
    notation = NotationReader(isLenient: keepGoing, limitsTime: checksNumbers)
    jsonLines = JSONLinesReader(checksNumbers: checksNumbers)
  }

  /// The participants of the header line; in the text notation, participants that occur only in events follow in order of
  /// appearance.
  public var lanes: [Participant] {
    format == .jsonLines ? jsonLines.lanes ?? [] : notation.lanes
  }

  /// Reads the next bytes, which may begin and end within a line, and passes each event to `sink`.
  ///
  /// The buffer need not outlive the call: the bytes of an incomplete line are copied.
  ///
  /// - Throws: ``TraceReadingError`` for a malformed line, unless the reader was created with `keepGoing`, and for an incomplete
  ///   line that exceeds 64 MB.
  public mutating func read(
    _ bytes: UnsafeRawBufferPointer,
    into sink: inout some EventSink
  ) throws(TraceReadingError) {
    var rest = bytes
    if !unfinished.isEmpty, let end = rest.cutLine() {
      unfinished += end
      try read(line: takeUnfinished(), into: &sink)
    }
    while let line = rest.cutLine() { try read(line: line, into: &sink) }
    unfinished += rest
    guard unfinished.count <= TraceReader.longestLine else {
      let beginning = String(decoding: unfinished.prefix(1_024), as: UTF8.self)
      isForeign = format == nil && !beginning.isLikeTrace
      let problem = "this line is longer than 64 MB"
      throw TraceReadingError(line: line + 1, column: 1, problem: problem)
    }
  }

  static let longestLine = 64 << 20

  /// Reads the next bytes, which may begin and end within a line, and passes each event to `sink`.
  ///
  /// - Throws: ``TraceReadingError`` for a malformed line, unless the reader was created with `keepGoing`, and for an incomplete
  ///   line that exceeds 64 MB.
  public mutating func read(
    _ bytes: ArraySlice<UInt8>,
    into sink: inout some EventSink
  ) throws(TraceReadingError) {
    try bytes.withBytes { bytes throws(TraceReadingError) in try read(bytes, into: &sink) }
  }

  /// Reads a last line that has no line end, and passes its event to `sink`; to be called after the last bytes.
  ///
  /// An incomplete last line of JSON Lines was cut off by a crash of the writing program: it is skipped, and a note about the
  /// missing rest is passed to `sink`.
  ///
  /// - Throws: ``TraceReadingError`` if the line is malformed or a header line is missing, unless the reader was created with
  ///   `keepGoing`.
  public mutating func finish(into sink: inout some EventSink) throws(TraceReadingError) {
    let last = takeUnfinished()
    if !last.isEmpty {
      if jsonLines.lanes != nil, last.isUnclosedJSON {
        cutLine = line + 1
        sink.take(Event(cutOffInLine: line + 1))
      } else {
        try read(line: last, into: &sink)
      }
    }
    guard format == .jsonLines, let error = jsonLines.headerMissing() else { return }
    try handle(error)
  }

  private mutating func takeUnfinished() -> [UInt8] {
    defer { unfinished = [] }
    return unfinished
  }

  /// Returns the number of lines skipped since the last call of this method, and the error in the first of them; nil if there are
  /// none.
  public mutating func takeSkipped() -> (count: Int, firstError: TraceReadingError)? {
    defer { (skipped, firstError) = (0, nil) }
    return firstError.map { (skipped, $0) }
  }

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
      let event =
        try format == .jsonLines ? jsonLines.read(line: bytes) : notation.read(line: bytes)
      if let event {
        if event.number != nil { rows += 1 }
        sink.take(event)
      } else if !hasSentLanes,
        format == .jsonLines ? jsonLines.lanes != nil : notation.hasLanes
      {
        hasSentLanes = true
        sink.take(lanes: lanes)
      }
    } catch {
      let isFirst = rows == 0 && lanes.isEmpty && jsonLines.lanes == nil
      let text = bytes.trimmedLine(isFirst: line == 1)
      isForeign = isForeign || isFirst && !text.text(0..<Swift.min(text.count, 1_024)).isLikeTrace
      try handle(error)
    }
  }

  /// Determines the format of the trace from the line's first byte other than a blank; returns false for a line of blanks.
  private mutating func begins(with bytes: UnsafeRawBufferPointer) -> Bool {
    let text = bytes.trimmedLine(isFirst: line == 1)
    let first = text.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    guard let first else { return false }
    format = first == UInt8(ascii: "{") ? .jsonLines : .notation
    notation.line = line - 1
    jsonLines.line = line - 1
    return true
  }

  /// Throws the error, or counts its line as skipped if the reader was created with `keepGoing`.
  ///
  /// After a malformed header line of JSON Lines, reading continues without participants.
  private mutating func handle(_ error: TraceReadingError) throws(TraceReadingError) {
    guard keepsGoing else { throw error }
    skipped += 1
    firstError = firstError ?? error
    if format == .jsonLines, jsonLines.lanes == nil { jsonLines.take(lanes: []) }
  }
}

extension String {
  fileprivate var isLikeTrace: Bool {
    ["->", "~>", "-x"].contains(where: contains)
      || ["=", "lanes ", "{\"viperlab\""].contains(where: hasPrefix)
  }
}

extension [UInt8] {
  /// Whether these bytes open more braces and brackets than they close, outside strings.
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
