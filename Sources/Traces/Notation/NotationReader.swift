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

  init(isLenient: Bool = false, limitsTime: Bool = false) {
    self.isLenient = isLenient
    self.limitsTime = limitsTime
  }

  /// Reads the next line and returns its event; nil if the line is not an event.
  mutating func read(line bytes: UnsafeRawBufferPointer) throws(TraceReadingError) -> Event? {
    line += 1
    let bytes = bytes.trimmedLine(isFirst: line == 1)
    var read = try lineReader.read(bytes, line: line)
    switch read.content {
    case .nothing: break
    case .lanes(let lanes):
      guard timeline.order == 0 else {
        throw read.scanner.error("the lanes stand in the first line, before all events", at: 0)
      }
      timeline.take(lanes: lanes)
    case .pause(let milliseconds):
      let (time, isWrong) = timeline.time.addingReportingOverflow(milliseconds)
      guard !limitsTime || !isWrong && time.magnitude <= UInt(Int.maximumTyped) else {
        let mark = bytes.firstIndex(of: UInt8(ascii: "="))
        throw read.scanner.error("the time would be beyond 2^53 ms here", at: mark ?? 0)
      }
      timeline.time = time
    case .executor(let name): timeline.executor = name
    case .event, .row, .assembly:
      try check(&read)
      timeline.complete(&read, nameCount: lineReader.names.count)
      return read.event
    }
    return nil
  }

  var hasLanes: Bool { timeline.hasLanes }

  private func check(_ line: inout NotationLine) throws(TraceReadingError) {
    let deepest = timeline.deepest
    if line.depth > deepest {
      let problem =
        "indented by \(line.depth) levels; at most \(deepest) can follow the row above"
      guard isLenient else { throw line.scanner.error(problem, at: line.depth * 2) }
      line.depth = deepest
    }
    if let cause = line.cause, cause > timeline.number {
      let mark = line.scanner.bytes.lastIndex(of: UInt8(ascii: "^")) ?? 0
      guard isLenient else { throw line.scanner.unknownRow("\(cause)", at: mark) }
      line.cause = nil
    }
  }
}

struct NotationLineReader {
  var names = NotationNames()

  /// Reads a line, passed without its line end; `number` is the line's number, from 1, for errors.
  mutating func read(
    _ bytes: UnsafeRawBufferPointer,
    line number: Int
  ) throws(TraceReadingError) -> NotationLine {
    var line = NotationLine(scanner: NotationScanner(bytes: bytes, line: number))
    if let offset = bytes.firstInvalidUTF8 {
      throw line.scanner.error(TraceReadingError.wrongUTF8, at: offset)
    }
    let blanks = line.scanner.skipBlanks()
    guard let first = line.scanner.next, first != UInt8(ascii: "#") else { return line }
    if first == UInt8(ascii: "\t") {
      throw line.scanner.error("indented with a tab; a level is two blanks")
    }
    guard blanks.isMultiple(of: 2) else {
      throw line.scanner.error(TraceReadingError.oddIndentation(blanks))
    }
    line.depth = blanks / 2
    if first == UInt8(ascii: "=") {
      try readMark(&line)
    } else if let lanes = try lanes(&line.scanner) {
      line.content = .lanes(lanes)
    } else {
      line.event.sender = try participant(&line.scanner)
      try readRow(&line)
    }
    return line
  }

  /// Reads a `lanes` line and returns its participants; skips nothing and returns nil if the line is another one.
  private mutating func lanes(
    _ scanner: inout NotationScanner
  ) throws(TraceReadingError) -> [Participant]? {
    let start = scanner.position
    guard scanner.skip("lanes"), scanner.isAtEnd || scanner.next == UInt8(ascii: " ") else {
      scanner.position = start
      return nil
    }
    var lanes: [Participant] = []
    scanner.skipBlanks()
    while let next = scanner.next, next != UInt8(ascii: "#") || !scanner.followsTwoBlanks {
      lanes.append(names.participant(named: try scanner.nameBeforeBlank().text))
      scanner.skipBlanks()
    }
    return lanes
  }

  /// Reads a participant's name and returns the participant; nil for a word that stands for no participant.
  mutating func participant(
    _ scanner: inout NotationScanner
  ) throws(TraceReadingError) -> Participant? {
    if let known = scanner.knownName(in: names) { return known }
    let start = scanner.position
    let participant = names.participant(try scanner.nameBeforeBlank())
    if let participant { scanner.remember(participant, from: start, in: &names) }
    return participant
  }
}

/// A line of the notation: its event, the parsed parts that are not fields of the event, and the scanner that parses them.
struct NotationLine {
  enum Content {
    case nothing
    case lanes([Participant])
    case pause(milliseconds: Int)
    case executor(String)
    case event
    /// An event with an arrow, such as a call or its end.
    case row
    /// An event with an arrow but no row number, from the assembly of a module before the first action.
    case assembly
  }

  /// The scanner of the line's bytes, which are valid only while the line is read.
  var scanner: NotationScanner
  var event = Event(.note)
  var depth = 0
  var content = Content.nothing
  /// The number of the causing row (numbered event) if written as `^N`, 0 for `^0` (no cause); nil if not written.
  var cause: Int?
}
