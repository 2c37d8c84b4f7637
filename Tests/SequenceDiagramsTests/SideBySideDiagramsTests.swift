import SequenceDiagrams
import TerminalText
import Testing
import Traces

@Suite struct SideBySideDiagramsTests {
  private let mvc = (title: "MVC", trace: Story.mvc.trace)
  private let viper = (title: "VIPER", trace: Story.products.trace)

  private func drawn(_ traces: [(title: String, trace: Trace)], width: Int) -> String {
    SideBySideDiagrams(traces, DiagramOptions(width: width)).drawn().plain
  }

  @Test func `puts a label below only where its name has no room beside`() {
    let text = drawn([viper, ("Detail", Story.productsAndDetail.trace)], width: 80)
    let below = text.split(separator: "\n").filter {
      $0.contains("│     n") || $0.contains("│     D")
    }
    #expect(below.map { $0.split(separator: "│")[1] } == ["     navigateToProductDetail(…)"])
  }

  @Test func `shows a caption below the title`() {
    let entries = [mvc, viper].map {
      SideBySideDiagrams.Entry(
        $0.title,
        caption: "a caption that is too long for its column, so it goes on below",
        $0.trace
      )
    }
    let lines = SideBySideDiagrams(entries, DiagramOptions(width: 80)).drawn().lines.map(\.plain)
    #expect(lines[1].hasPrefix("a caption that is too long") && !lines[2].hasPrefix("─"))
  }

  @Test func `hides rows from a number on`() {
    let options = DiagramOptions(width: 80, hiddenFrom: 3)
    let text = SideBySideDiagrams([mvc, viper], options).drawn().plain
    #expect(text.contains("fetchProducts()") && !text.contains("getProducts()"))
  }

  @Test func `needs 37 columns for each`() {
    #expect(!SideBySideDiagrams([mvc, mvc], DiagramOptions(width: 76)).fitSideBySide)
    #expect(SideBySideDiagrams([mvc, mvc], DiagramOptions(width: 77)).fitSideBySide)
    #expect(!SideBySideDiagrams([mvc], DiagramOptions(width: 77)).fitSideBySide)
    #expect(SideBySideDiagrams([(title: String, trace: Trace)]()).drawn().isEmpty)
  }

  @Test func `keeps pauses, notes and parts, and counts repetitions`() throws {
    var options = DiagramOptions(width: 120)
    options.foldsRepeats = true
    let repeated = "A -> B a()\n" + String(repeating: "A -> B tick(1)\n", count: 9)
    let notes = "= 120ms\n== the next part\n= note look here\nA -> B b()\n"
    let trace = try Trace(notation: repeated + notes)
    let lines = SideBySideDiagrams([("one", trace), mvc], options).drawn().plain.split(
      separator: "\n"
    )
    let words = lines.dropFirst(4).map {
      String($0.split(separator: "│")[0].reversed().drop { $0 == " " }.reversed())
    }
    #expect(
      words.filter { !$0.isEmpty } == [
        " 1 ┊──►┊  a()", " 2 ┊──►┊  tick(1)", "   ┊   ┊  ×9: #2, 8 times more (#3 to #10)",
        "   ·   ·  120 ms later", "══ the next part ══", "── look here ──", "11 ┊──►┊  b()",
      ]
    )
  }

  @Test func `begins labels right behind the lanes where aligned labels do not fit`() throws {
    let trace = try Trace(
      notation: """
        lanes A B C
        User -> A open
          A -> B aNameThatNeedsQuiteSomeRoom()
          B ->* Detail  View, Presenter
          Detail.View -> Detail.Presenter load()
        """
    )
    let text = drawn([("one", trace), ("two", trace)], width: 80)
    #expect(text.contains("2 ┃──►┊  aNameThatNeedsQuiteSomeRoom()"))
    #expect(text.contains("1 ┊   ┊  open"))
    #expect(drawn([("one", trace), ("two", trace)], width: 100).contains("1 ┊   ┊          open"))
  }

  @Test(arguments: [40, 80, 120, 200]) func `never overruns the width`(width: Int) {
    for (first, second) in zip(traces(), traces().dropFirst()) {
      let text = drawn([("one", first), ("two", second)], width: width)
      let lines = text.split(separator: "\n").map { String($0) }
      #expect(lines.filter { $0.displayWidth > width } == [])
      #expect(lines.filter { $0.hasSuffix(" ") } == [])
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
