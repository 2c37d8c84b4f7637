import SequenceDiagrams
import TerminalText
import TestSupport
import Testing
import Traces

@Suite struct LayoutPropertyTests {
  @Test(arguments: DiagramLayout.all, widths)
  func `keeps within the width, ends no line in a blank and writes no control character`(
    layout: DiagramLayout,
    width: Int
  ) {
    for (trace, options) in drawings(width: width) {
      let faulty = trace.drawn(as: layout, options).faultyLines(width: width)
      #expect(faulty == [], "\(faulty)")
    }
  }

  @Test(arguments: DiagramLayout.all, widths)
  func `shows or counts every row once, in order`(layout: DiagramLayout, width: Int) {
    for (trace, options) in drawings(width: width) {
      let rows = trace.events.filter { $0.number != nil }
      let (shown, left) = (
        rows.filter(options.filter.includes), rows.filter { !options.filter.includes($0) }
      )
      let counted = CountedRows(in: trace.drawn(as: layout, options))
      let numbers = shown.compactMap(\.number)
      #expect(counted.numbers(of: numbers) == numbers, "\(counted.ranges)")
      #expect(counted.filtered == left.count)
    }
  }

  @Test(arguments: DiagramLayout.all)
  func `draws the same bytes every time, with and without colours`(layout: DiagramLayout) {
    for (trace, options) in drawings(width: 80) {
      let plain = trace.drawn(as: layout, options)
      #expect(trace.drawn(as: layout, options) == plain)
      #expect(trace.drawn(as: layout, options, isColoured: true).withoutColours == plain)
    }
  }

  @Test(arguments: DiagramLayout.all)
  func `is ASCII when all texts are ASCII`(layout: DiagramLayout) {
    for (trace, options) in drawings(width: 80, isASCII: true) {
      #expect(
        trace.drawn(as: layout, options).utf8.allSatisfy {
          $0 == 0x0A || (0x20..<0x7F).contains($0)
        }
      )
    }
  }

  private static let widths = [36, 40, 60, 80, 120, 400]

  /// Returns random traces with random options; every second trace has repetitions.
  private func drawings(width: Int, isASCII: Bool = false) -> [(Trace, DiagramOptions)] {
    var random = SplitMix64(seed: width)
    var traces = RandomTrace(seed: UInt64(width))
    var repeating = RepeatingTrace(seed: UInt64(width))
    return (0..<Effort.count(50)).map { index in
      var options = DiagramOptions(width: width, isASCII: isASCII || Bool.random(using: &random))
      options.foldsRepeats = Bool.random(using: &random)
      options.depth = Bool.random(using: &random) ? Int.random(in: 0...3, using: &random) : nil
      options.showsTimes = Bool.random(using: &random)
      options.showsScreens = Bool.random(using: &random)
      if Bool.random(using: &random) {
        options.filter = RowFilter(without: ["Presenter", "Store"])
      }
      return (index % 2 == 0 ? traces.next(isASCII: isASCII) : repeating.next(), options)
    }
  }
}

@Suite struct LadderPropertyTests {
  @Test(arguments: [0, 40, 60, 80, 120, 400])
  func `never overruns the width`(width: Int) {
    for trace in traces() {
      let options = DiagramOptions(width: width, legend: true, labelColumn: width / 2)
      let drawing = Diagram(trace).drawn(as: .ladder, options).plain
      #expect(drawing.faultyLines(width: max(36, width)) == [])
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
    var story = Story()
    story.row(.action, "User", "View", Message("open"))
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

/// The rows that a drawing shows, and the rows that its lines count.
struct CountedRows {
  private(set) var ranges: [ClosedRange<Int>] = []
  private(set) var filtered = 0
  private var words = ""

  /// Reads a drawing that has its numbers in the first three columns.
  init(in drawing: String) {
    for line in drawing.split(separator: "\n") {
      if let number = Int(line.prefix(3).drop { $0 == " " }) {
        takeWords()
        ranges.append(number...number)
      } else {
        words += " " + line.split { " ┊┃|·═=─-".contains($0) }.joined(separator: " ")
      }
    }
    takeWords()
  }

  /// Returns the elements of `rows` that are drawn or counted; a row that occurs twice is returned twice.
  func numbers(of rows: [Int]) -> [Int] {
    ranges.flatMap { range in rows.filter { range.contains($0) } }
  }

  private mutating func takeWords() {
    let counted = /(?:once more|times more) \((#[^)]*)\)|rows? inside \((#[^)]*)\)/
    for match in words.matches(of: counted) {
      let numbers = (match.output.1 ?? match.output.2 ?? "").split { !$0.isNumber }
      guard let first = numbers.first, let last = numbers.last else { continue }
      ranges.append((Int(first) ?? 0)...(Int(last) ?? 0))
    }
    for match in words.matches(of: /(\d+) rows? left out by the filter/) {
      filtered += Int(match.output.1) ?? 0
    }
    words = ""
  }
}
