extension Trace {
  /// The whole trace as JSON Lines, a header line and one line for each event, including object graphs and screens.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events.
  public var jsonLines: String {
    let writer = JSONLinesWriter(lanes: lanes)
    return events.reduce(into: writer.header) { $0 += writer.line($1) }
  }

  /// Parses a trace from JSON Lines.
  ///
  /// - Throws: ``TraceReadingError`` for the first line that cannot be read, or if the header line is missing.
  public init(jsonLines: String) throws(TraceReadingError) {
    var reader = JSONLinesReader()
    let events = try jsonLines.eventsOfLines { line throws(TraceReadingError) in
      try reader.read(line: line)
    }
    if let error = reader.headerMissing() { throw error }
    self.init(allLanes: reader.lanes ?? [], events: events)
  }
}

/// A reader of a trace in JSON Lines, one line at a time.
///
/// Unknown keys are ignored, so that later versions of the format can add some.
struct JSONLinesReader {
  /// The participants of the header line, in the order of their lanes (columns of the diagram); nil before that line is read.
  private(set) var lanes: [Participant]?

  var line = 0
  private var participants = JSONParticipants()
  /// Whether the reader refuses numbers that no recording has: row numbers below 1, repeated row numbers, numbers beyond ±2^53.
  private let checksNumbers: Bool
  private var numbers = RowNumbers()
  /// The byte offset of the row number in the current line, for the position of an error.
  private var numberOffset = 0

  init(checksNumbers: Bool = false) { self.checksNumbers = checksNumbers }

  /// Reads the next line and returns its event; nil for the header and for an empty line.
  mutating func read(line bytes: UnsafeRawBufferPointer) throws(TraceReadingError) -> Event? {
    line += 1
    let bytes = bytes.trimmedLine(isFirst: line == 1)
    if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return nil }
    var json = JSONReader(bytes, line: line, limitsNumbers: checksNumbers)
    if let offset = bytes.firstInvalidUTF8 {
      throw json.error(TraceReadingError.wrongUTF8, at: offset)
    }
    guard lanes != nil else {
      let header = try header(&json)
      try json.end()
      take(lanes: header)
      return nil
    }
    let event = try event(&json)
    try json.end()
    if checksNumbers, let number = event.number, !numbers.insert(number) {
      let problem = "an earlier row has the number \(number), too: give each row its own"
      throw json.error(problem, at: numberOffset)
    }
    return event
  }

  /// Starts reading events without a header line, with `lanes` as its participants.
  mutating func take(lanes: [Participant]) {
    self.lanes = lanes
    participants = JSONParticipants(named: lanes)
  }

  private mutating func header(_ json: inout JSONReader) throws(TraceReadingError) -> [Participant]
  {
    let start = json.start()
    var version: Int?
    var lanes: [Participant] = []
    try json.members { key, json throws(TraceReadingError) in
      switch key {
      case "viperlab":
        let start = json.start()
        version = try json.integer()
        if let version, version != 1 { throw json.error(unknown(version), at: start) }
      case "lanes": lanes = try participants.readList(&json)
      default: try json.skipValue()
      }
    }
    guard version != nil else { throw json.error(JSONLinesReader.missingHeader, at: start) }
    return lanes
  }

  private static let missingHeader = #"the first line must be {"viperlab":1,"lanes":[…]}"#

  private func unknown(_ version: Int) -> String {
    version > 1
      ? "a newer viperlab wrote this trace, in version \(version) of the format; this one reads "
        + "version 1: take the newer one"
      : "there is no version \(version) of the format; write 1"
  }

  func headerMissing() -> TraceReadingError? {
    let problem = JSONLinesReader.missingHeader
    return lanes == nil ? TraceReadingError(line: max(1, line), column: 1, problem: problem) : nil
  }

  private mutating func event(_ json: inout JSONReader) throws(TraceReadingError) -> Event {
    let start = json.start()
    var event = Event(.note)
    var hasKind = false
    try json.members { key, json throws(TraceReadingError) in
      switch key {
      case "kind":
        event.kind = try json.word()
        hasKind = true
      case "order": event.order = try json.integer()
      case "number":
        numberOffset = json.start()
        event.number = try rowNumber(&json)
      case "from": event.sender = try participants.read(&json)
      case "to": event.receiver = try participants.read(&json)
      case "message": event.message = try json.message()
      case "value": event.value = try json.value()
      case "cause": event.cause = try rowNumber(&json)
      case "time": event.time = try json.integer()
      case "executor": event.executor = try json.string()
      case "place": event.location = try json.location()
      case "seam": event.seam = try json.seam()
      case "loss": event.loss = try json.word()
      case "late": event.isLate = try json.integer() != 0
      case "delivered": event.delivery = try json.string()
      case "candidates":
        event.candidates = try json.list { json throws(TraceReadingError) in try json.string() }
      case "objects": event.objects = try participants.readList(&json)
      case "screen": event.screen = try json.screen()
      case "graph": event.graph = try participants.graph(&json)
      case "text": event.text = try json.string()
      default: try json.skipValue()
      }
    }
    guard hasKind else { throw json.missing("kind", at: start) }
    return event
  }

  private func rowNumber(_ json: inout JSONReader) throws(TraceReadingError) -> Int {
    let start = json.start()
    let number = try json.integer()
    guard !checksNumbers || number >= 1 else {
      let problem = "there is no row \(number): rows are numbered from 1 to 2^53"
      throw json.error(problem, at: start)
    }
    return number
  }
}
