import PrintableText

/// A reader of a trace in the text notation: takes the text in parts, and passes on each event as soon as its line is complete.
///
///     var reader = NotationReader()
///     try reader.read(chunk) { event in draw(event) }  // as often as there is more
///     try reader.finish { event in draw(event) }       // a last line may have no end
///
/// The reader stores no events, so its input can be of any length.
public struct NotationReader {
  /// The participants of the `lanes` line, then all others that occurred so far, in order of appearance.
  public var lanes: [Participant] { timeline.lanes }

  var line = 0

  /// Whether too deep an indentation, or the number of a causing row that does not exist, is corrected instead of refused.
  private let isLenient: Bool
  /// Whether a time beyond ±2^53 milliseconds is an error.
  private let limitsTime: Bool
  private var lineReader = NotationLineReader()
  private var unfinished = UnfinishedLine()
  private var timeline = NotationTimeline()

  /// Creates a reader at the start of a trace.
  public init() { self.init(isLenient: false) }

  init(isLenient: Bool, limitsTime: Bool = false) {
    self.isLenient = isLenient
    self.limitsTime = limitsTime
  }

  /// Reads the next bytes, which may begin and end within a line, and calls `body` with each event.
  ///
  /// - Throws: ``NotationError`` for the first line that cannot be read.
  public mutating func read(
    _ bytes: ArraySlice<UInt8>,
    each body: (Event) -> Void
  ) throws(NotationError) {
    try bytes.withBytes { bytes throws(NotationError) in try read(bytes, each: body) }
  }

  /// Reads the next bytes, which may begin and end within a line, and calls `body` with each event.
  ///
  /// The buffer need not outlive the call: the bytes of an incomplete line are copied.
  ///
  /// - Throws: ``NotationError`` for the first line that cannot be read.
  public mutating func read(
    _ bytes: UnsafeRawBufferPointer,
    each body: (Event) -> Void
  ) throws(NotationError) {
    var rest = bytes
    if let line = unfinished.completed(by: &rest) { try readLine(line, each: body) }
    while let line = rest.cutLine() { try readLine(line, each: body) }
    unfinished.append(rest)
  }

  /// Reads a last line that has no line end, and calls `body` with its event; to be called after the last bytes.
  ///
  /// - Throws: ``NotationError`` if the line cannot be read.
  public mutating func finish(each body: (Event) -> Void) throws(NotationError) {
    if let line = unfinished.last() { try readLine(line, each: body) }
  }

  private mutating func readLine(
    _ line: [UInt8],
    each body: (Event) -> Void
  ) throws(NotationError) {
    try line[...].withBytes { line throws(NotationError) in try readLine(line, each: body) }
  }

  private mutating func readLine(
    _ line: UnsafeRawBufferPointer,
    each body: (Event) -> Void
  ) throws(NotationError) {
    var event = Event(.note)
    if try read(line: line, into: &event) { body(event) }
  }

  /// Reads the next line into `event`, which must be new; returns false if the line is not an event.
  mutating func read(
    line bytes: UnsafeRawBufferPointer,
    into event: inout Event
  ) throws(NotationError) -> Bool {
    line += 1
    let bytes = bytes.trimmedLine(isFirst: line == 1)
    var read = try lineReader.read(bytes, line: line)
    switch read.content {
    case .nothing: return false
    case .lanes(let lanes): try take(lanes: lanes, bytes)
    case .pause(let milliseconds): try wait(milliseconds, bytes)
    case .executor(let name): timeline.executor = name
    case .event, .row, .assembly:
      try check(&read, bytes)
      event = read.event
      timeline.complete(&event, read, &lineReader.names)
      return true
    }
    return false
  }

  var hasLanes: Bool { timeline.hasLanes }

  private mutating func take(
    lanes: [Int],
    _ bytes: UnsafeRawBufferPointer
  ) throws(NotationError) {
    guard timeline.order == 0 else { throw error(.lateLanes, bytes, at: 0) }
    timeline.take(lanes: lanes, &lineReader.names)
  }

  private mutating func wait(
    _ milliseconds: Int,
    _ bytes: UnsafeRawBufferPointer
  ) throws(NotationError) {
    let (time, isWrong) = timeline.time.addingReportingOverflow(milliseconds)
    guard !limitsTime || !isWrong && time.magnitude <= UInt(Int.maximumTyped) else {
      throw error(.greatTime, bytes, at: bytes.firstIndex(of: UInt8(ascii: "=")) ?? 0)
    }
    timeline.time = time
  }

  private func check(
    _ line: inout NotationLine,
    _ bytes: UnsafeRawBufferPointer
  ) throws(NotationError) {
    let deepest = timeline.deepest
    if line.depth > deepest {
      let problem = NotationError.Problem.deepIndentation(levels: line.depth, deepest: deepest)
      guard isLenient else { throw error(problem, bytes, at: line.depth * 2) }
      line.depth = deepest
    }
    if let cause = line.cause, cause > timeline.number {
      let mark = bytes.lastIndex(of: UInt8(ascii: "^")) ?? 0
      guard isLenient else { throw error(.unknownRow("\(cause)"), bytes, at: mark) }
      line.cause = nil
    }
  }

  private func error(
    _ problem: NotationError.Problem,
    _ bytes: UnsafeRawBufferPointer,
    at offset: Int
  ) -> NotationError {
    NotationError(line: line, column: bytes.column(of: offset), problem: problem)
  }
}
