import SeededRandom
import Testing
import Traces

@Suite struct NotationTests {
  static let products = """
    lanes User View Presenter Interactor Store Router
    User -> View                open
      View -> Presenter           fetchProducts()
        Presenter -> Interactor     getProducts()
          Interactor -> Store         loadProducts()
          Store --> Interactor        [2 ProductEntity]
          Interactor -> Presenter     didFetchProducts([2 ProductEntity])
            Presenter -> View           showProducts([2 ProductRow])
      Presenter -x View           showError(_:) [gone]

    """

  @Test func `rows get numbers, indentation is their cause, and returns know their message`() throws
  {
    let trace = try Trace(notation: NotationTests.products)
    #expect(trace.notation == NotationTests.products)
    #expect(trace.events.map(\.number) == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(trace.events.map(\.cause) == [nil, 1, 2, 3, 4, 3, 6, 1])
    #expect(trace.lanes.map(\.name).last == "Router")
    #expect(trace.events.first?.kind == .action)
    #expect(trace.events.last?.loss == .gone)
    #expect(trace[row: 5]?.message == Message("loadProducts()", []))
    #expect(trace[row: 5]?.value == Value("[2 ProductEntity]"))
  }

  @Test(arguments: [
    "User -> nobody              back\n",
    "User -> View                open  (calls viewDidLoad)\n",
    "View -x presenter           fetchProducts() [nil]\n",
    "View -x .Presenter          fetchProducts() [nil]\n",
    "View -x `presenter`         fetchProducts() [dropped]\n",
    "View -x router              showDetail(_:) or showHelp() [nil]\n",
    "Router ->* Detail           View, Presenter, Interactor, Router\n",
    "Router ->* Presenter:2\n",
    "Router -x* Presenter        Presenter, Presenter:2\n",
    "nobody -x* Detail           View, `odd one`\n",
    "A -> B                      f()\nB --> A                     1\nB --> A                     2 ^1\n",
    "A ~> B                      f()\n= 120ms\n= on io\nB --> A                     ()\n",
    "A -> B                      f()\nB -->! A                    .offline\n",
    "B --> A                     7\n",
    "A -> B                      f()\nB --> A                     7 ^0\n",
    "= assembly Router ->* View\n= wired Presenter.view weak View\n= wired View.`p q` strong nil\n",
    "User -> View                open\n  = calls Detail.View viewDidLoad()\n= screen\n= note a # b\n== 2\n",
    "ProductListViewController -> P  f()\n",
    #"`a b\u{60}:2` -> 한국.화면      f("  # \n", 2)"# + "\n",
    "A -> B                      \\u{}\n",
    "A -> B\n",
    "lanes `lanes` `nobody` `nil` `_` `` `->`\n",
  ])
  func `is written as it was read`(text: String) throws {
    #expect(try Trace(notation: text).notation(lanes: text.hasPrefix("lanes")) == text)
  }

  @Test func `without details only numbered rows are shown`() throws {
    let trace = try Trace(
      notation:
        "= wired A.b weak B\nUser -> A  open  (calls f)\n  = calls A f()\n  = 5ms\n  A -> B g()"
    )
    #expect(
      trace.notation(lanes: false, details: false) == """
        User -> A                   open
          A -> B                      g()

        """
    )
  }

  @Test func `comments, empty lines and ends of lines of other systems do not matter`() throws {
    let text = "\u{FEFF}# a comment\r\n\r\n   # another\r\nA -> B f(\"  # no\")  # yes\r\n"
    #expect(try Trace(notation: text).events.map(\.label) == ["f(\"  # no\")"])
  }

  @Test func `an answer belongs to the call between the same two`() throws {
    let trace = try Trace(notation: "A -> B f()\nC -> B g()\nA -> C h()\nB --> A 1")
    #expect(trace[row: 4]?.cause == 1)
  }

  @Test func `the late answer to an asynchronous call is a reply`() throws {
    let text = "User -> A go\n  A ~> B f()\nUser -> A wait\n  B --> A 7 ^2"
    let reply = try #require(try Trace(notation: text).events.last)
    #expect(reply.kind == .reply)
    #expect(reply.cause == 2)
    #expect(reply.message?.name == "f()")
  }

  @Test(arguments: [
    ("1s", 1_000), ("0.5s", 500), ("1.25s", 1_250), ("-0.5s", -500), ("1000ms", 1_000), ("0s", 0),
    ("s", nil), ("1.s", nil), (".5s", nil), ("1.2345s", nil), ("1.5ms", nil), ("+1s", nil),
    ("1,5s", nil), ("99999999999999999999s", nil),
  ]) func `reads seconds as milliseconds, and refuses malformed times`(
    time: String,
    milliseconds: Int?
  ) {
    let trace = try? Trace(notation: "A -> B f()\n= \(time)\nA -> B g()")
    #expect(trace?.rows.last?.time == milliseconds)
  }

  @Test func `time and executor hold until they change`() throws {
    let trace = try Trace(notation: "A -> B f()\n= 120ms\n= on io\nA -> B g()\n= -20ms\nA -> B h()")
    #expect(trace.events.map(\.time) == [0, 120, 100])
    #expect(trace.events.map(\.executor) == ["main", "io", "io"])
  }

  @Test func `does not write a return without a value, and reads it as no row`() throws {
    var trace = try Trace(notation: "A -> B f()\nB --> A\nA -> B g()")
    #expect(trace.events.map(\.number) == [1, nil, 2])
    #expect(trace.events[1].cause == 1)
    trace.lanes = []
    #expect(!trace.notation.contains("-->"))
  }

  @Test func `rows from the middle of a trace are counted anew`() throws {
    let whole = try Trace(notation: NotationTests.products)
    let tail = Trace(lanes: whole.lanes, events: whole.events.filter { $0.number ?? 0 >= 6 })
    #expect(
      tail.notation(lanes: false) == """
        Interactor -> Presenter     didFetchProducts([2 ProductEntity])
          Presenter -> View           showProducts([2 ProductRow])
        Presenter -x View           showError(_:) [gone]

        """
    )
  }

  @Test func `one event is a line by itself`() {
    let event = Event(.call, from: Participant(.view), to: Participant(.presenter), Message("f()"))
    #expect(event.notationLine(depth: 1) == "  View -> Presenter           f()")
  }
}

@Suite struct NotationReaderTests {
  @Test(arguments: [
    ("A -> B f()\n\nView *> Presenter", 3, 6, NotationError.Problem.missingArrow(after: "View")),
    ("View", 1, 5, .missingArrow(after: "View")),
    ("View ->", 1, 8, .missingName),
    ("-> View", 1, 1, .bareName(character: "-")),
    ("한국 -> 1", 1, 7, .bareName(character: "1")),
    ("A -> B, C", 1, 7, .bareName(character: ",")),
    ("`A -> B", 1, 1, .unclosedName),
    (" A -> B", 1, 2, .oddIndentation(blanks: 1)),
    ("  A -> B", 1, 3, .deepIndentation(levels: 1, deepest: 0)),
    ("A -> B\n    A -> B", 2, 5, .deepIndentation(levels: 2, deepest: 1)),
    ("\tA -> B", 1, 1, .tab),
    ("A -> B say \"hi", 1, 12, .unclosedQuote),
    (#"A -> B a\q"#, 1, 9, .wrongEscape),
    (#"A -> B \u{D800}"#, 1, 8, .wrongEscape),
    (#"A -> B \u{110000}"#, 1, 8, .wrongEscape),
    ("= hello", 1, 3, .unknownWord("hello")),
    ("= 99999999999999999999ms", 1, 3, .unknownWord("99999999999999999999ms")),
    ("=", 1, 2, .unknownWord("")),
    ("= wired View strong A", 1, 9, .missingProperty),
    ("= wired View.a stron A", 1, 16, .unknownStrength("stron")),
    ("= screen x", 1, 10, .superfluousText),
    ("A ->* B  C D", 1, 12, .superfluousText),
    ("A -> B f() ^1", 1, 12, .unknownRow("1")),
    ("A -> B f()\nlanes A B", 2, 1, .lateLanes),
  ])
  func `says where and what is wrong`(
    text: String,
    line: Int,
    column: Int,
    problem: NotationError.Problem
  ) {
    #expect(throws: NotationError(line: line, column: column, problem: problem)) {
      try Trace(notation: text)
    }
  }

  @Test func `no control character of the input is in an error`() {
    let error = #expect(throws: NotationError.self) { try Trace(notation: "= \u{1B}[2J") }
    #expect(error?.description.contains("\u{1B}") == false)
  }

  @Test func `bytes that are not UTF-8 are an error with their column`() {
    let error = NotationError(line: 2, column: 10, problem: .wrongUTF8)
    #expect(throws: TraceReadingError.notation(error)) {
      try Trace(reading: [0x0A] + Array("A -> B é ".utf8) + [0xC0, 0x0A])
    }
  }

  @Test(arguments: 0..<Effort.count(600))
  func `no bytes crash it, and errors stand in a line of the text`(seed: Int) {
    var random = RandomTraces(seed: seed)
    let good = Array(random.orderlyTrace().notation.utf8)
    expectErrorsInLines(of: random.mutated(good))
    expectErrorsInLines(of: random.bytes(upTo: 100))
  }
}

/// Reads each line of malformed bytes; an error must state the line's number and a column.
func expectErrorsInLines(of bytes: [UInt8]) {
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
