import TestSupport
import Testing
import Traces

@Suite struct JSONLinesTests {
  @Test(arguments: 0..<Effort.count(400))
  func `nothing is lost between a trace and its JSON Lines`(seed: Int) throws {
    var random = RandomTraces(seed: seed)
    let trace = random.anyTrace()
    let text = trace.jsonLines
    let read = try Trace(jsonLines: text)
    #expect(read == trace)
    #expect(Array(read.jsonLines.utf8) == Array(text.utf8))
  }

  @Test func `omits default members and names participants of the lanes`() {
    let view = Participant(.view, type: "ProductListViewController")
    let event = Event(.call, number: 1, from: view, to: Participant(.presenter), Message("go()"))
    let trace = Trace(allLanes: [view], events: [event])
    #expect(
      trace.jsonLines == """
        {"viperlab":1,"lanes":[{"role":"View","type":"ProductListViewController"}]}
        {"kind":"call","number":1,"from":"View","to":{"role":"Presenter"},"message":{"name":"go()"}}

        """
    )
  }

  @Test func `refuses a missing header, and control characters that are not escaped`() {
    let header = #"the first line must be {"viperlab":1,"lanes":[…]}"#
    #expect(throws: TraceReadingError(line: 1, column: 1, problem: header)) {
      try Trace(jsonLines: "")
    }
    let control = "a control character must be escaped"
    #expect(throws: TraceReadingError(line: 2, column: 7, problem: control)) {
      try Trace(jsonLines: "{\"viperlab\":1}\n{\"a\":\"\u{1}\"}")
    }
  }

  @Test func `bytes that are not UTF-8 are an error with their column`() {
    let problem = "these bytes are not UTF-8"
    #expect(throws: TraceReadingError(line: 1, column: 4, problem: problem)) {
      try Trace(reading: Array("{\"é".utf8) + [0xFF])
    }
  }

  @Test func `a hundred thousand brackets are an error and no crash`() {
    let text = String(repeating: "[", count: 100_000)
    let problem = "more than 64 arrays and objects in each other"
    #expect(throws: TraceReadingError(line: 1, column: 66, problem: problem)) {
      try Trace(jsonLines: text)
    }
  }
}

/// Reading files that end within a line, as a crashed program leaves them.
@Suite struct CutTraceTests {
  @Test(arguments: 0..<Effort.count(20))
  func `reads the whole lines of a file cut anywhere`(seed: Int) throws {
    var random = RandomTraces(seed: seed)
    let trace = random.orderlyTrace()
    let bytes = Array(trace.jsonLines.utf8)
    let header = bytes.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    let step = max(1, (bytes.count - header) / 30)
    for end in Array(stride(from: header, to: bytes.count, by: step)) + [bytes.count] {
      var (reader, sink) = (TraceReader(), TraceCollector())
      try reader.read(bytes[..<end], into: &sink)
      try reader.finish(into: &sink)
      let lines = bytes[header..<end].split(separator: UInt8(ascii: "\n")).count
      let whole = reader.cutLine == nil ? lines : lines - 1
      #expect(sink.trace.events.prefix(whole) == trace.events.prefix(whole))
      #expect(sink.trace.events.count == lines)
      #expect(reader.cutLine.map { $0 == lines + 1 } ?? true)
      #expect(reader.skipped == 0)
    }
  }

  @Test func `a note says that the rest is missing`() throws {
    let text = #"{"viperlab":1}\#n{"kind":"note","text":"a"}\#n{"kind":"note","text":"{\"#
    let note =
      "The file ends in the middle of line 3, as if its program had crashed: the rest is missing."
    let trace = try Trace(reading: Array(text.utf8))
    #expect(trace.events.map(\.text) == ["a", note])
    #expect(trace.isCutOff && !Trace(events: [Event(note: "a")]).isCutOff)
  }

  @Test func `a complete malformed last line is an error`() throws {
    let text = #"{"viperlab":1}\#n{"kind":"nonsense"}"#
    #expect(throws: TraceReadingError.self) { try Trace(reading: Array(text.utf8)) }
  }

  @Test func `a participant written in full is later known by name`() throws {
    let presenter = Participant(.presenter, type: "ListPresenter")
    var writer = JSONLinesWriter(lanes: [])
    let events = (0..<2).map { Event(.gone, order: $0, from: presenter) }
    let text = writer.header + events.map { writer.lineAddingParticipants(of: $0) }.joined()
    #expect(text.split(separator: "ListPresenter").count == 2)
    #expect(try Trace(reading: Array(text.utf8)) == Trace(events: events))
  }
}

struct LongLineTests {
  @Test(arguments: [UInt8(0), UInt8(ascii: " "), UInt8(ascii: "{")])
  func `is refused before it fills the memory`(byte: UInt8) {
    let piece = [UInt8](repeating: byte, count: 8 << 20)
    var reader = TraceReader(keepGoing: true)
    var collector = TraceCollector()
    let error = #expect(throws: TraceReadingError.self) {
      for _ in 0..<100 { try reader.read(piece[...], into: &collector) }
    }
    #expect(error?.description == "line 1, column 1: this line is longer than 64 MB")
  }

  @Test(arguments: [("\0", true), ("View -> Presenter show(\"", false)])
  func `is foreign unless it begins like a trace`(beginning: String, isForeign: Bool) {
    let piece = [UInt8](repeating: UInt8(ascii: "a"), count: 65 << 20)
    var reader = TraceReader()
    var collector = TraceCollector()
    #expect(throws: TraceReadingError.self) {
      try reader.read((Array(beginning.utf8) + piece)[...], into: &collector)
    }
    #expect(reader.isForeign == isForeign)
  }
}
