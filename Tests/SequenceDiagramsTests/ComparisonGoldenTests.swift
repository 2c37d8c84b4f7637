import SequenceDiagrams
import TerminalText
import Testing

@Suite struct ComparisonGoldenTests {
  @Test(arguments: try ComparisonGolden.all(in: "SideBySide"))
  func `draws side by side as in the golden file`(golden: ComparisonGolden) throws {
    try golden.check([60, 80, 120, 160]) { traces, width, isASCII in
      SideBySideDiagrams(traces, DiagramOptions(width: width, isASCII: isASCII)).drawn().plain
    }
  }

  @Test(arguments: try ComparisonGolden.all(in: "Difference"))
  func `draws the difference as in the golden file`(golden: ComparisonGolden) throws {
    try golden.check([40, 60, 80, 120]) { traces, width, isASCII in
      let difference = TraceDifference(from: traces[0].trace, to: traces[1].trace)
      return difference.ladder(DiagramOptions(width: width, isASCII: isASCII)).plain
    }
  }

  @Test func `has drawings to compare with`() throws {
    #expect(try ComparisonGolden.all(in: "SideBySide").map(\.testDescription).contains("four"))
    #expect(try ComparisonGolden.all(in: "Difference").map(\.testDescription).contains("korean"))
  }
}
