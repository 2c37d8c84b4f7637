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

  @Test func `hides everything from a row on`() {
    for trace in traces() {
      for number in [1, 7, 30] where trace[row: number] != nil {
        let options = DiagramOptions(hiddenFrom: number)
        let line = Diagram(trace).drawn(as: .ladder, options).lines.last?.plain ?? ""
        #expect(line.hasSuffix("?") && line.contains(" \(number) "))
      }
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

  private func traces() -> [Trace] {
    var random = RandomTrace(seed: 7)
    return (0..<Effort.count(150)).map { _ in random.next(isASCII: false) }
  }
}
