import Testing
import Traces

@Suite struct NotationTests {
  @Test func `comments, empty lines and ends of lines of other systems do not matter`() throws {
    let text = "\u{FEFF}# a comment\r\n\r\n   # another\r\nA -> B f(\"  # no\")  # yes\r\n"
    #expect(try Trace(notation: text).events.map(\.label) == ["f(\"  # no\")"])
  }

  @Test func `rows from the middle of a trace are counted anew`() throws {
    let whole = try Trace(notation: "A -> B f()\n  B -> C g()\n    C -> B h()\n  B -> A i()")
    let tail = Trace(lanes: whole.lanes, events: Array(whole.events.dropFirst()))
    #expect(
      tail.notation(lanes: false) == """
        B -> C                      g()
          C -> B                      h()
        B -> A                      i()

        """
    )
  }

  @Test func `one event is a line by itself`() {
    let event = Event(.call, from: Participant(.view), to: Participant(.presenter), Message("f()"))
    #expect(event.notationLine(depth: 1) == "  View -> Presenter           f()")
  }
}

@Suite struct NotationReaderTests {
  @Test func `no control character of the input is in an error`() {
    let error = #expect(throws: TraceReadingError.self) { try Trace(notation: "= \u{1B}[2J") }
    #expect(error?.description.contains("\u{1B}") == false)
  }

  @Test func `bytes that are not UTF-8 are an error with their column`() {
    let problem = "these bytes are not UTF-8"
    #expect(throws: TraceReadingError(line: 2, column: 10, problem: problem)) {
      try Trace(reading: [0x0A] + Array("A -> B é ".utf8) + [0xC0, 0x0A])
    }
  }
}

@Suite struct MessagePatternTests {
  @Test func `is one line, without its end`() throws {
    #expect(try MessagePattern("User -> View tap 1\r\n").expected.label == "tap 1")
    #expect(throws: TraceReadingError.self) { try MessagePattern("A -> B f()\nA -> B g()") }
  }

  @Test func `the ends of expected lines may be those of another system`() throws {
    let trace = try Trace(notation: "User -> View open\n  View -> Presenter load()")
    let expected = try ExpectedTrace("User -> View open\r\n  View -> Presenter *\r\n...\r\n")
    #expect(expected.difference(from: trace) == nil)
    #expect(try ExpectedTrace("User -> View open").difference(from: trace) != nil)
  }
}
