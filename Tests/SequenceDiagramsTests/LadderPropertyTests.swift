import SeededRandom
import SequenceDiagrams
import TerminalText
import Testing
import Traces

@Suite struct LadderPropertyTests {
  @Test(arguments: [0, 40, 60, 80, 120, 400])
  func `never overruns the width`(width: Int) {
    for trace in traces() {
      let options = DiagramOptions(width: width, legend: true, labelColumn: width / 2)
      let lines = Diagram(trace).drawn(as: .ladder, options).plain.split(separator: "\n")
      #expect(lines.filter { String($0).displayWidth > max(36, width) } == [])
      #expect(lines.filter { $0.hasSuffix(" ") } == [])
    }
  }

  @Test func `shows each number once, in order`() {
    for trace in traces() {
      let lines = Diagram(trace).drawn().plain.split(separator: "\n")
      let numbers = lines.compactMap { Int($0.prefix(3).drop { $0 == " " }) }
      #expect(numbers == trace.rows.compactMap(\.number))
    }
  }

  @Test func `is ASCII when all texts are ASCII`() {
    for trace in traces(isASCII: true) {
      let text = Diagram(trace).drawn(as: .ladder, DiagramOptions(isASCII: true)).plain
      #expect(text.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
    }
  }

  @Test func `hides everything from a row on`() {
    for trace in traces() {
      for number in [1, 7, 30] where trace[row: number] != nil {
        let options = DiagramOptions(hiddenFrom: number)
        let line = Diagram(trace).drawn(as: .ladder, options).lines.last?.plain ?? ""
        #expect(line.hasSuffix("?") && line.contains(" \(number) "))
      }
    }
  }

  @Test func `draws any rows of any trace in every layout`() {
    for trace in traces() {
      let drawing = Diagram(trace, rows: 3...20).drawn()
      #expect(!drawing.plain.contains("\u{1B}"))
      #expect(trace.written(as: .mermaid).hasPrefix("sequenceDiagram\n"))
      #expect(trace.written(as: .plantUML).hasSuffix("@enduml\n"))
      #expect(trace.events.allSatisfy { !Sentence($0).text.contains("\n") })
    }
  }

  @Test func `ends every activation it begins in Mermaid`() {
    for trace in traces() {
      let lines = trace.written(as: .mermaid).split(separator: "\n")
      let begun = lines.count {
        $0.contains(">>+") || $0.contains("-)+") || $0.hasPrefix("    activate p")
      }
      let ended = lines.count {
        $0.contains(">>-") || $0.contains("--)-") || $0.hasPrefix("    deactivate p")
      }
      #expect(begun == ended)
    }
  }

  @Test func `draws the same bytes every time`() {
    for (first, second) in zip(traces(), traces()) {
      #expect(Diagram(first).drawn() == Diagram(second).drawn())
    }
  }

  @Test func `draws thousands of rows`() {
    var story = Story.products
    while story.number < Effort.count(100_000) {
      let call = story.row(.call, "View", "Presenter", .plain("fetchProducts()"), in: 1)
      story.row(.call, "Presenter", "View", Message("show(_:)", "[2 ProductRow]"), in: call)
    }
    let options = DiagramOptions(repeatsHeader: false)
    let lines = Diagram(story.trace).drawn(as: .ladder, options).plain.utf8.count { $0 == 0x0A }
    #expect(lines == story.number + 2)
  }

  private func traces(isASCII: Bool = false) -> [Trace] {
    var random = RandomTrace(seed: 7)
    return (0..<Effort.count(150)).map { _ in random.next(isASCII: isASCII) }
  }
}
