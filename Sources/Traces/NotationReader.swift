/// Reads the notation of a trace piece by piece and gives its events as they are complete.
///
///     var reader = NotationReader()
///     try reader.read(chunk) { event in draw(event) }  // as often as there is more
///     try reader.finish { event in draw(event) }       // a last line may have no end
///
/// It keeps no events, so what it reads can be of any length.
public struct NotationReader {
  /// The participants of the line of lanes, then all others in order of appearance.
  public private(set) var lanes: [Participant] = []

  private var known: Set<Participant> = []
  private var lineReader = NotationLineReader()
  private var unfinished: [UInt8] = []
  private var line = 0
  private var order = 0
  private var number = 0
  private var time = 0
  private var executor = Event.mainExecutor
  private var nesting = Nesting()
  private var asyncMessages: [Int: Message?] = [:]

  /// Makes a reader that stands before the first line.
  public init() {}
}

// MARK: - Bytes

extension NotationReader {
  /// Reads the next bytes; lines may begin in one piece and end in another.
  public mutating func read(
    _ bytes: ArraySlice<UInt8>,
    each body: (Event) -> Void
  ) throws(NotationError) {
    var rest = bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      if unfinished.isEmpty {
        try readLine(rest[..<end], each: body)
      } else {
        unfinished += rest[..<end]
        try readUnfinished(each: body)
      }
      rest = rest[(end + 1)...]
    }
    unfinished += rest
  }

  /// Reads what is left after the last end of a line.
  public mutating func finish(each body: (Event) -> Void) throws(NotationError) {
    if !unfinished.isEmpty { try readUnfinished(each: body) }
  }

  private mutating func readUnfinished(each body: (Event) -> Void) throws(NotationError) {
    let bytes = unfinished
    unfinished = []
    try readLine(bytes[...], each: body)
  }

  private mutating func readLine(
    _ bytes: ArraySlice<UInt8>,
    each body: (Event) -> Void
  ) throws(NotationError) {
    line += 1
    var bytes = bytes
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    if line == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let read = try lineReader.read(bytes, line: line)
    if let event = try event(read, bytes) { body(event) }
  }
}

// MARK: - Events

extension NotationReader {
  private mutating func event(
    _ line: NotationLine,
    _ bytes: ArraySlice<UInt8>
  ) throws(NotationError) -> Event? {
    switch line.content {
    case .nothing: return nil
    case .lanes(let lanes):
      guard order == 0 else { throw error(.lateLanes, bytes, bytes.startIndex) }
      lanes.forEach { see($0) }
      return nil
    case .pause(let milliseconds):
      time &+= milliseconds
      return nil
    case .executor(let name):
      executor = name
      return nil
    case .event(let event), .assembly(let event):
      return try completed(event, line, bytes)
    }
  }

  private mutating func completed(
    _ event: Event,
    _ line: NotationLine,
    _ bytes: ArraySlice<UInt8>
  ) throws(NotationError) -> Event {
    try check(line, bytes)
    var event = event
    event.order = order
    event.time = time
    event.executor = executor
    order += 1
    if line.isRow || event.isAnswer, case .event = line.content {
      place(&event, line)
    } else {
      event.cause = cause(line)
    }
    event.participants.forEach { see($0) }
    return event
  }

  private func check(_ line: NotationLine, _ bytes: ArraySlice<UInt8>) throws(NotationError) {
    guard line.depth <= nesting.deepest else {
      let problem = NotationError.Problem.deepIndentation(
        levels: line.depth,
        deepest: nesting.deepest
      )
      throw error(problem, bytes, bytes.startIndex + line.depth * 2)
    }
    if let cause = line.cause, cause > number {
      let mark = bytes.lastIndex(of: UInt8(ascii: "^")) ?? bytes.startIndex
      throw error(.unknownRow(cause), bytes, mark)
    }
  }

  private func error(
    _ problem: NotationError.Problem,
    _ bytes: ArraySlice<UInt8>,
    _ offset: Int
  ) -> NotationError {
    NotationError(line: line, column: bytes.column(of: offset), problem: problem)
  }

  /// The cause that is written, else the one that the indentation shows; 0 is none.
  private func cause(_ line: NotationLine) -> Int? {
    guard let cause = line.cause else { return nesting.parent(at: line.depth) }
    return cause == 0 ? nil : cause
  }

  private mutating func place(_ event: inout Event, _ line: NotationLine) {
    if event.isAnswer { answer(&event, line) } else { event.cause = cause(line) }
    guard event.isRow else { return }
    number += 1
    event.number = number
    guard event.kind == .call || event.kind == .asyncCall else {
      nesting.add(number, at: line.depth)
      return
    }
    let isAsync = event.kind == .asyncCall
    let call = Nesting.Call(
      number: number,
      sender: event.sender,
      receiver: event.receiver,
      isAsync: isAsync,
      message: event.message
    )
    nesting.add(call, at: line.depth)
    if isAsync { asyncMessages[number] = .some(event.message) }
  }

  /// Finds the call of an answer; that of an asynchronous call is a reply.
  private mutating func answer(_ event: inout Event, _ line: NotationLine) {
    let call = nesting.call(from: event.receiver, to: event.sender, at: line.depth)
    event.cause = line.cause.map { $0 == 0 ? nil : $0 } ?? call?.number
    guard let cause = event.cause else { return }
    event.message = call?.number == cause ? call?.message : asyncMessages[cause] ?? nil
    if event.kind == .return, asyncMessages.keys.contains(cause) {
      event.kind = .reply
      if event.value?.summary == "()" { event.value = nil }
    }
    nesting.settle(cause, at: line.depth)
  }

  private mutating func see(_ participant: Participant) {
    if known.insert(participant).inserted { lanes.append(participant) }
  }
}
