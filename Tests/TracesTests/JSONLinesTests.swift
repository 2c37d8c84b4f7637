import SeededRandom
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
    var trace = Trace()
    trace.lanes = [view]
    trace.events = [event]
    #expect(
      trace.jsonLines == """
        {"viperlab":1,"lanes":[{"role":"View","type":"ProductListViewController"}]}
        {"kind":"call","number":1,"from":"View","to":{"role":"Presenter"},"message":{"name":"go()"}}

        """
    )
  }

  @Test func `writes no control character as it is`() {
    var event = Event(.note)
    event.text = "\u{1B}\u{7F}\u{85}\u{2028}\u{202E}"
    let text = JSONLinesWriter(lanes: []).line(event)
    #expect(text == #"{"kind":"note","text":"\u001B\u007F\u0085\u2028\u202E"}"# + "\n")
  }

  @Test func `reads every escape, pairs of surrogates and keys it does not know`() throws {
    let note =
      #"{"later":{"a":[1,-2.5e+3,true,null]},"kind":"note","text":"\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00"}"#
    let trace = try Trace(jsonLines: "{\"viperlab\":1}\r\n\n" + note)
    #expect(trace.events.map(\.text) == ["\"\\/\u{8}\u{C}\n\r\té😀"])
  }

  @Test(arguments: [
    ("", 1, 1, JSONLinesError.Problem.missingHeader),
    ("{}", 1, 1, .missingHeader),
    (#"{"viperlab":2}"#, 1, 13, .unknownVersion(2)),
    (#"{"viperlab":1} x"#, 1, 16, .superfluousText),
    (#"{"viperlab":01}"#, 1, 13, .wrongNumber),
    (#"{"viperlab":1.5}"#, 1, 13, .expected("a whole number")),
    (#"{"viperlab":1"#, 1, 14, .expected(", or }")),
    (#"{"viperlab":1,"lanes":[{}]}"#, 1, 24, .missingKey("role")),
    ("{\"viperlab\":1}\n[]", 2, 1, .missingKey("kind")),
    ("{\"viperlab\":1}\n{\"kind\":7}", 2, 9, .expected("a text")),
    ("{\"viperlab\":1}\n{\"한\":\"\\uD800\"}", 2, 7, .wrongEscape),
    ("{\"viperlab\":1}\n{\"a\":\"\u{1}\"}", 2, 7, .bareControl),
    ("{\"viperlab\":1}\n{\"a\":\"", 2, 6, .unclosedString),
    ("{\"viperlab\":1}\n{\"a\":nul}", 2, 6, .expected("a JSON value")),
  ])
  func `says where and what is wrong`(
    text: String,
    line: Int,
    column: Int,
    problem: JSONLinesError.Problem
  ) {
    #expect(throws: JSONLinesError(line: line, column: column, problem: problem)) {
      try Trace(jsonLines: text)
    }
  }

  @Test func `an unknown kind is named with those known`() {
    let error = #expect(throws: JSONLinesError.self) {
      try Trace(jsonLines: "{\"viperlab\":1}\n{\"kind\":\"shout\"}")
    }
    #expect(
      error?.description == """
        line 2, column 9: expected action, call, async, return, throw, reply, lost, created, gone, \
        wired, stage, screen, graph, note, divider, not shout
        """
    )
  }

  @Test func `bytes that are not UTF-8 are an error with their column`() {
    let error = JSONLinesError(line: 1, column: 4, problem: .wrongUTF8)
    #expect(throws: TraceReadingError.jsonLines(error)) {
      try Trace(reading: Array("{\"é".utf8) + [0xFF])
    }
  }

  @Test func `a hundred thousand brackets are an error and no crash`() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: JSONLinesError(line: 1, column: 66, problem: .tooDeep(limit: 64))) {
      try Trace(jsonLines: text)
    }
  }

  @Test(arguments: 0..<Effort.count(400))
  func `no bytes crash it, and errors stand in a line of the text`(seed: Int) {
    var random = RandomTraces(seed: seed)
    let good = Array(random.anyTrace().jsonLines.utf8)
    expectErrorsInLines(of: random.mutated(good))
    expectErrorsInLines(of: [UInt8(ascii: "{")] + random.bytes(upTo: 200))
  }
}
