import PrintableText

/// A reader of a trace in the text notation, one line at a time.
struct NotationReader {
  /// The participants of the `lanes` line, then all others that occurred so far, in order of appearance.
  var lanes: [Participant] { timeline.lanes }

  var line = 0

  /// Whether too deep an indentation, or the number of a causing row that does not exist, is corrected instead of refused.
  private let isLenient: Bool
  /// Whether a time beyond ±2^53 milliseconds is an error.
  private let limitsTime: Bool
  private var lineReader = NotationLineReader()
  private var timeline = NotationTimeline()

  /// Creates a reader at the start of a trace.
  init(isLenient: Bool = false, limitsTime: Bool = false) {
    self.isLenient = isLenient
    self.limitsTime = limitsTime
  }

  /// Reads the next line and returns its event; nil if the line is not an event.
  mutating func read(line bytes: UnsafeRawBufferPointer) throws(NotationError) -> Event? {
    line += 1
    let bytes = bytes.trimmedLine(isFirst: line == 1)
    var read = try lineReader.read(bytes, line: line)
    switch read.content {
    case .nothing: break
    case .lanes(let lanes): try take(lanes: lanes, bytes)
    case .pause(let milliseconds): try wait(milliseconds, bytes)
    case .executor(let name): timeline.executor = name
    case .event, .row, .assembly:
      try check(&read, bytes)
      var event = read.event
      timeline.complete(&event, read, &lineReader.names)
      return event
    }
    return nil
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
