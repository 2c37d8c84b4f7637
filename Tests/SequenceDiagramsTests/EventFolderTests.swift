import SeededRandom
import SequenceDiagrams
import TerminalText
import Testing
import Traces

@Suite struct EventFolderTests {
  private var story: Story {
    var story = Story()
    for number in 1...4 {
      let tap = story.row(.action, "User", "View", Message("tap"))
      let load = story.row(.call, "View", "Presenter", .plain("load()"), in: tap)
      story.row(.call, "Presenter", "Store", .plain("read\(number)()"), in: load)
      story.add(.return, "Store", "Presenter", .plain("read\(number)()"), in: load + 1)
    }
    return story
  }

  private var repeating: Story {
    var story = Story()
    story.row(.action, "User", "View", Message("open"))
    for _ in 1...5 { story.row(.call, "View", "Store", .plain("load()"), in: 1) }
    story.row(.action, "User", "View", Message("close"))
    return story
  }

  @Test func `counts deeper rows in a note`() {
    let folded = Diagram(story.trace).folded(DiagramOptions(depth: 1))
    #expect(folded.rows.compactMap(\.number) == [1, 2, 4, 5, 7, 8, 10, 11])
    #expect(
      folded.events.filter { $0.kind == .note }.map(\.text)
        == [3, 6, 9, 12].map { "1 row inside (#\($0))" }
    )
    #expect(!folded.events.contains { $0.kind == .return })
  }

  @Test func `counts repetitions in a note`() {
    let folded = Diagram(repeating.trace).folded(DiagramOptions(foldsRepeats: true))
    #expect(
      folded.events.map { $0.number.map { "\($0)" } ?? $0.text }
        == ["1", "2", "×5: #2, 4 times more (#3 to #6)", "7"]
    )
  }

  @Test func `keeps some rows only`() {
    let folded = Diagram(story.trace, rows: 4...9).folded(DiagramOptions(depth: 1))
    #expect(folded.rows.compactMap(\.number) == [4, 5, 7, 8])
  }

  @Test func `leaves a trace as it is where nothing is folded`() {
    #expect(Diagram(story.trace).folded(DiagramOptions()).events == story.trace.events)
  }

  @Test func `every format counts the rows that the ladder counts`() {
    let options = DiagramOptions(foldsRepeats: true)
    let folded = Diagram(repeating.trace).folded(options)
    let words = "×5: #2, 4 times more (#3 to #6)"
    #expect(repeating.trace.written(as: .text, options).contains(words))
    for format in [DiagramFormat.plantUML, .svg, .json, .notation] {
      #expect(folded.written(as: format).contains(words), "\(format.name)")
    }
    #expect(
      folded.written(as: .mermaid).contains(
        "Note over p0,p2: \(words.replacing("#", with: "#35;"))\n"
      )
    )
  }

  @Test(arguments: 0..<Effort.count(60)) func `leaves out the rows that a ladder leaves out`(
    seed: Int
  ) throws {
    var random = RandomTrace(seed: UInt64(seed))
    let trace = random.next(isASCII: true)
    for options in [DiagramOptions(foldsRepeats: true), DiagramOptions(depth: seed % 3)] {
      let folded = Diagram(trace).folded(options)
      let drawn = Diagram(trace).drawn(options).plain
      let numbers = drawn.split(separator: "\n").compactMap {
        Int($0.prefix(3).drop { $0 == " " })
      }
      #expect(Set(folded.rows.compactMap(\.number)) == Set(numbers), "seed \(seed)")
      let read = try Trace(reading: Array(folded.jsonLines.utf8))
      #expect(read.rows.map(\.number) == folded.rows.map(\.number))
    }
  }
}
