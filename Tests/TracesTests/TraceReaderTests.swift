import TestSupport
import Testing
import Traces

@Suite struct TraceReaderTests {
  static let rows = """
    lanes User View Presenter
    User -> View                open
      View -> Presenter           load(page: 1)
      Presenter --> View          [2 Row]

    """

  @Test func `passes lanes on before the first event, and each event when its line ends`() throws {
    var reader = TraceReader()
    var sink = CollectingSink()
    try reader.read(Array("lanes User View\nUser -> ".utf8)[...], into: &sink)
    #expect(sink.lanes?.map(\.name) == ["User", "View"])
    #expect(sink.events.isEmpty)
    try reader.read(Array("View open\nUser -> View tap 1".utf8)[...], into: &sink)
    #expect(sink.events.map(\.label) == ["open"])
    try reader.finish(into: &sink)
    #expect(sink.events.map(\.label) == ["open", "tap 1"])
  }

  @Test(arguments: [
    (rows, 3), ("\u{FEFF}" + rows, 3), ("\r\n \r\n" + rows, 3), ("", 0), ("\u{FEFF}", 0),
    ("A -> B f()", 1), ("A -> B f()\r\n", 1), ("\n\n  \t\n", 0),
    ("{\"viperlab\":1}\r\n{\"kind\":\"call\",\"number\":7}", 1),
    ("\u{FEFF}\n \n {\"viperlab\":1}\n{\"kind\":\"note\"}\n", 0),
  ])
  func `finds out the format and counts rows`(text: String, rows: Int) throws {
    #expect(try read(text).reader.rows == rows)
  }

  @Test(arguments: [
    ("// swift-tools-version: 6.2\n", true), ("\u{89}PNG\r\n", true), ("[1, 2, 3]\n", true),
    ("{\"name\": \"orders\"}\n", true), ("{\n", true), ("\n# A title\n\nProse.\n", true),
    ("View -> \n", false), ("View => Presenter\nView -> Presenter f()\n", true),
    ("{\"viperlab\":2}\n", false), ("{\"viperlab\":\n", false), ("lanes /\n", false),
    ("= nonsense\n", false), ("View -> Presenter f()\nProse.\n", false),
    ("lanes View\nProse.\n", false),
  ])
  func `recognises a text that is no trace`(text: String, isForeign: Bool) {
    var reader = TraceReader()
    var sink = CollectingSink()
    #expect(throws: TraceReadingError.self) {
      try reader.read(Array(text.utf8)[...], into: &sink)
      try reader.finish(into: &sink)
    }
    #expect(reader.isForeign == isForeign)
  }

  @Test func `keeps going and counts what it leaves out`() throws {
    let text = """
      User -> View open
        View > Presenter load()
          Presenter -> Store load()
         Presenter -> Store odd()
        View -> Presenter done() ^9
      """
    let (reader, sink) = try read(text, keepGoing: true)
    #expect(reader.skipped == 2)
    #expect(reader.firstError?.line == 2)
    #expect(sink.events.map(\.label) == ["open", "load()", "done()"])
    #expect(sink.events.map(\.cause) == [nil, 1, 1])
  }

  @Test func `JSON Lines without a first line are counted and read`() throws {
    let text = "{\"kind\":\"note\"}\n{\"kind\":\"call\",\"number\":1}\n{\"kind\":7}\n"
    let (reader, sink) = try read(text, keepGoing: true)
    #expect(reader.skipped == 2)
    #expect(sink.events.count == 1)
  }

  @Test(arguments: 0..<Effort.count(300))
  func `reads both formats the same from pieces of any size`(seed: Int) throws {
    var random = RandomTraces(seed: seed)
    let trace = random.orderlyTrace()
    for text in [trace.notation, trace.jsonLines] {
      let whole = try read(text)
      let (reader, sink) = try read(random.pieces(of: Array(text.utf8)))
      #expect(sink.events == whole.sink.events)
      #expect(sink.lanes == whole.sink.lanes)
      #expect(reader.lanes == whole.reader.lanes)
      #expect(reader.rows == whole.reader.rows)
      let kept = try read(text, keepGoing: true)
      #expect(kept.reader.skipped == 0)
      #expect(kept.sink.events == whole.sink.events)
    }
  }

  @Test(arguments: 0..<Effort.count(1200))
  func `no bytes crash it, errors stand in their lines, and keep going accepts any bytes`(
    seed: Int
  ) throws {
    var random = RandomTraces(seed: seed)
    let trace = random.orderlyTrace()
    var mutator = Mutator([trace.notation, trace.jsonLines].map { Array($0.utf8) }, seed: seed)
    let bytes = mutator.next()
    expectErrorsInLines(of: bytes)
    let (reader, sink) = try read(random.pieces(of: bytes), keepGoing: true)
    #expect((reader.skipped == 0) == (reader.firstError == nil))
    #expect(reader.rows == sink.events.count { $0.number != nil })
  }

  /// Reads each line of malformed bytes; an error must state the line's number and a column.
  private func expectErrorsInLines(of bytes: [UInt8]) {
    var (reader, sink) = (TraceReader(), TraceCollector())
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      do throws(TraceReadingError) {
        try reader.read(line + [UInt8(ascii: "\n")], into: &sink)
      } catch {
        #expect(error.line == index + 1 && error.column > 0)
      }
    }
  }

  @Test func `distinguishes rows in any order`() throws {
    let numbers = [5, 4, 7, 6, 1, 3, 2, 9, 8, 7]
    let rows = numbers.map { "{\"kind\":\"call\",\"number\":\($0)}\n" }
    var (reader, sink) = (TraceReader(keepGoing: true, checksNumbers: true), TraceCollector())
    try reader.read(Array(("{\"viperlab\":1}\n" + rows.joined()).utf8)[...], into: &sink)
    #expect(sink.trace.events.compactMap(\.number) == Array(numbers.dropLast()))
    #expect(reader.firstError?.line == 11)
  }

  @Test func `a label of a megabyte is read in pieces`() throws {
    let label = String(repeating: "x", count: 1_000_000)
    let bytes = Array("A -> B \(label)".utf8)
    let starts = stride(from: 0, to: bytes.count, by: 4096)
    let sink = try read(starts.map { bytes[$0..<min($0 + 4096, bytes.count)] }).sink
    #expect(sink.events.map(\.label) == [label])
  }

  @Test func `distinguishes ten thousand participants`() throws {
    let rows = (0..<10_000).map { "A\($0) -> B\($0 % 7) f()\n" }
    let (reader, sink) = try read(rows.joined() + rows.joined())
    #expect(reader.lanes.count == 10_007)
    #expect(sink.events[19_999].sender?.name == "A9999")
  }

  @Test func `rows of two thousand levels are nested`() throws {
    let rows = (0..<2_000).map { String(repeating: "  ", count: $0) + "A -> B f()\n" }
    let (_, sink) = try read(rows.joined() + "B --> A 1\n")
    #expect(sink.events.map(\.cause) == [nil] + (1...1_999).map { $0 } + [1])
  }

  @Test func `an answer finds its asynchronous call among thousands`() throws {
    let rows = (1...3_000).map { "A ~> B f(\($0))\n" } + ["B --> A 1 ^2\n"]
    let (_, sink) = try read(rows.joined())
    #expect(sink.events.last?.kind == .reply)
    #expect(sink.events.last?.message?.text == "f(2)")
  }

  @Test func `distinguishes names of similar spelling`() throws {
    let text = """
      A:02 -> A:2 f()
      `lanes` -> lanes f()
      lanes -> `nobody` f()
      `a b` -> `a b`:2 f()
      \u{1112}\u{1161} -> 하 f()
      """
    #expect(throws: TraceReadingError.self) { try read(text) }
    let (reader, sink) = try read(text, keepGoing: true)
    #expect(reader.firstError?.line == 3)
    #expect(reader.lanes.map(\.name) == ["A:2", "lanes", "a b", "a b:2", "\u{1112}\u{1161}"])
    #expect(sink.events.last.map { Array($0.receiver?.name.utf8 ?? "".utf8) } == Array("하".utf8))
  }

  private func read(
    _ text: String,
    keepGoing: Bool = false
  ) throws(TraceReadingError) -> (reader: TraceReader, sink: CollectingSink) {
    try read([Array(text.utf8)[...]], keepGoing: keepGoing)
  }

  private func read(
    _ pieces: [ArraySlice<UInt8>],
    keepGoing: Bool = false
  ) throws(TraceReadingError) -> (reader: TraceReader, sink: CollectingSink) {
    var reader = TraceReader(keepGoing: keepGoing)
    var sink = CollectingSink()
    for piece in pieces { try reader.read(piece, into: &sink) }
    try reader.finish(into: &sink)
    return (reader, sink)
  }
}

private struct CollectingSink: EventSink {
  private(set) var lanes: [Participant]?
  private(set) var events: [Event] = []

  mutating func take(lanes: [Participant]) {
    #expect(self.lanes == nil && events.isEmpty)
    self.lanes = lanes
  }

  mutating func take(_ event: Event) { events.append(event) }
}

extension RandomTraces {
  /// Returns the bytes in pieces of random sizes, including empty ones.
  fileprivate mutating func pieces(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = size(upTo: 40)
      pieces.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return pieces
  }
}
