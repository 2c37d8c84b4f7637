import SequenceDiagrams
import TerminalText
import Testing
import Traces

@Suite struct SideBySideDiagramsTests {
  @Test func `shows a caption below the title`() throws {
    let entries = try Trace.goldens("SideBySide/two").map {
      SideBySideDiagrams.Entry(
        $0.title,
        caption: "a caption that is too long for its column, so it goes on below",
        $0.trace
      )
    }
    let lines = SideBySideDiagrams(entries, DiagramOptions(width: 80)).drawn().lines.map(\.plain)
    #expect(lines[1].hasPrefix("a caption that is too long") && !lines[2].hasPrefix("─"))
  }

  @Test func `needs more than one diagram`() throws {
    let one = try [("one", Trace(notation: "A -> B f()"))]
    #expect(!SideBySideDiagrams(one, DiagramOptions(width: 77)).fitSideBySide)
    #expect(SideBySideDiagrams([(title: String, trace: Trace)]()).drawn().isEmpty)
  }

  @Test(arguments: [40, 80, 120, 200]) func `never overruns the width`(width: Int) {
    for (first, second) in zip(traces(), traces().dropFirst()) {
      let pair = [("one", first), ("two", second)]
      let text = SideBySideDiagrams(pair, DiagramOptions(width: width)).drawn().plain
      #expect(text.faultyLines(width: width) == [])
    }
  }

  @Test func `shows every row of every trace`() {
    for trace in traces() {
      let diagrams = SideBySideDiagrams(
        [("one", trace), ("two", trace)],
        DiagramOptions(width: 400)
      )
      guard diagrams.fitSideBySide else { continue }
      let halves = diagrams.drawn().plain.split(separator: "\n").dropFirst(2)
        .map { $0.split(separator: "│", omittingEmptySubsequences: false) }
      let numbers = halves.compactMap {
        Int($0[0].prefix(3).drop { $0 == " " }.prefix { $0.isNumber })
      }
      #expect(numbers == trace.rows.compactMap(\.number))
    }
  }

  private func traces() -> [Trace] {
    var random = RandomTrace(seed: 23)
    return (0..<60).map { _ in random.next(isASCII: false) }
  }
}
