import SeededRandom
import Testing
import Traces

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
