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

  /// Whether a line of lanes was read.
  private(set) var hasLanes = false
  /// How many rows have a number.
  private(set) var number = 0
  /// The number of the line read last.
  var line = 0

  /// Whether a line that stands too deep, or has an unknown cause, is read as well as it can be.
  private let isLenient: Bool
  private var lineReader = NotationLineReader()
  private var unfinished = UnfinishedLine()
  private var order = 0
  private var time = 0
  private var executor = Event.mainExecutor
  private var nesting = Nesting()
  private var asynchronousCalls = AsynchronousCalls()

  /// Makes a reader that stands before the first line.
  public init() { self.init(isLenient: false) }

  init(isLenient: Bool) { self.isLenient = isLenient }
}

// MARK: - Bytes

extension NotationReader {
  /// Reads the next bytes; lines may begin in one piece and end in another.
  ///
  /// - Throws: ``NotationError`` for the first line that cannot be read.
  public mutating func read(
    _ bytes: ArraySlice<UInt8>,
    each body: (Event) -> Void
  ) throws(NotationError) {
    try bytes.withBytes { bytes throws(NotationError) in try read(bytes, each: body) }
  }

  /// Reads the next bytes without a copy.
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

  /// Reads what is left after the last end of a line.
  ///
  /// - Throws: ``NotationError`` where the line cannot be read.
  public mutating func finish(each body: (Event) -> Void) throws(NotationError) {
    if let line = unfinished.last() { try readLine(line, each: body) }
  }

  private mutating func readLine(
    _ line: [UInt8],
    each body: (Event) -> Void
  ) throws(NotationError) {
    try line.withBytes { line throws(NotationError) in try readLine(line, each: body) }
  }

  private mutating func readLine(
    _ line: UnsafeRawBufferPointer,
    each body: (Event) -> Void
  ) throws(NotationError) {
    var event = Event(.note)
    if try read(line: line, into: &event) { body(event) }
  }

  /// Reads a line into an event that says nothing yet; false where nothing happened.
  mutating func read(
    line bytes: UnsafeRawBufferPointer,
    into event: inout Event
  ) throws(NotationError) -> Bool {
    line += 1
    let bytes = bytes.trimmedLine(isFirst: line == 1)
    var read = try lineReader.read(bytes, line: line, into: &event)
    switch read.content {
    case .nothing: return false
    case .lanes(let lanes): try take(lanes: lanes, bytes)
    case .pause(let milliseconds): time &+= milliseconds
    case .executor(let name): executor = name
    case .event, .row, .assembly:
      try check(&read, bytes)
      complete(&event, read)
      return true
    }
    return false
  }
}

// MARK: - Events

extension NotationReader {
  private mutating func take(
    lanes: [Int],
    _ bytes: UnsafeRawBufferPointer
  ) throws(NotationError) {
    guard order == 0 else { throw error(.lateLanes, bytes, at: 0) }
    lanes.forEach { see($0) }
    hasLanes = true
  }

  private func check(
    _ line: inout NotationLine,
    _ bytes: UnsafeRawBufferPointer
  ) throws(NotationError) {
    let deepest = nesting.deepest
    if line.depth > deepest {
      let problem = NotationError.Problem.deepIndentation(levels: line.depth, deepest: deepest)
      guard isLenient else { throw error(problem, bytes, at: line.depth * 2) }
      line.depth = deepest
    }
    if let cause = line.cause, cause > number {
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

  private mutating func complete(_ event: inout Event, _ line: NotationLine) {
    event.order = order
    event.time = time
    event.executor = executor
    order += 1
    if case .row = line.content {
      index(&event, line)
    } else {
      event.cause = cause(line)
    }
    if event.kind.canBeLate, line.cause ?? 0 > 0 { event.isLate = true }
    see(line.sender)
    see(line.receiver)
    line.objects.forEach { see($0) }
  }

  /// The cause that is written, else the one that the indentation shows; 0 is none.
  private func cause(_ line: NotationLine) -> Int? {
    guard let cause = line.cause else { return nesting.parent(at: line.depth) }
    return cause == 0 ? nil : cause
  }

  private mutating func see(_ index: Int) {
    guard lineReader.names.seesFirst(index) else { return }
    lanes += [lineReader.names.participant(index)].compactMap(\.self)
  }
}

// MARK: - Rows

extension NotationReader {
  private mutating func index(_ event: inout Event, _ line: NotationLine) {
    if event.kind.isAnswer { answer(&event, line) } else { event.cause = cause(line) }
    if event.kind == .return, event.value == nil { return }
    number += 1
    event.number = number
    guard event.kind == .call || event.kind == .asyncCall else {
      nesting.add(number, at: line.depth)
      return
    }
    let call = Nesting.Call(
      number: number,
      sender: lineReader.names.number(line.sender),
      receiver: lineReader.names.number(line.receiver),
      message: event.message
    )
    nesting.add(call, at: line.depth)
    if event.kind == .asyncCall { asynchronousCalls.add(number, event.message) }
  }

  /// Finds the call of an answer; that of an asynchronous call is a reply.
  private mutating func answer(_ event: inout Event, _ line: NotationLine) {
    let call = nesting.call(
      from: lineReader.names.number(line.receiver),
      to: lineReader.names.number(line.sender),
      at: line.depth
    )
    event.cause = line.cause.map { $0 == 0 ? nil : $0 } ?? call?.number
    guard let cause = event.cause else { return }
    let asynchronous = asynchronousCalls[cause]
    event.message = call?.number == cause ? call?.message : asynchronous ?? nil
    if event.kind == .return, asynchronous != nil {
      event.kind = .reply
      if event.value?.summary == "()" { event.value = nil }
    }
    nesting.settle(cause, at: line.depth)
  }
}
