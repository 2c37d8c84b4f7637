import SequenceDiagrams
import TerminalText
import TestSupport
import Testing
import Traces

@Suite struct HostileInputTests {
  /// Large inputs, and the beginning of one of the lines drawn.
  private static let inputs: [(String, line: String)] = [
    // labels of a million bytes
    (
      """
      View -> Store  \(String(repeating: "word ", count: 100_000))
      View -> Store  show(\(String(repeating: "Value(a: 1), ", count: 40_000))x)
      """, "  2 "
    ),
    ((0..<10_000).map { "Role\($0) -> Role\($0 + 1)  go()\n" }.joined(), "10000  Role9999"),
    // participants that are named before the first row
    (
      "lanes \((0..<10_000).map { "Role\($0)" }.joined(separator: " "))\nRole1 -> Role9  go()\n",
      "  1  Role1"
    ),
    // levels of nesting, and a row indented by too many blanks
    (
      (0..<2_000).map { String(repeating: " ", count: 2 * $0) + "View -> Store  go()\n" }.joined()
        + String(repeating: " ", count: 200_000) + "Store -> View  stop()\n", "2001 "
    ),
  ]

  @Test(arguments: [DiagramLayout.ladder, .wide])
  func `draws large inputs`(layout: DiagramLayout) throws {
    for (text, line) in Self.inputs {
      let lines = try draw(text, layout)
      #expect(lines.count < 100_000)
      #expect(lines.contains { $0.hasPrefix(line) }, "\(line)")
    }
  }

  @Test(arguments: [DiagramLayout.ladder, .wide])
  func `draws thousands of levels of nesting`(layout: DiagramLayout) {
    var story = Story()
    let count = Effort.count(100_000)
    for number in 1...count {
      let names = number % 2 == 0 ? ("View", "Store") : ("Store", "View")
      story.row(.call, names.0, names.1, .plain("go()"), in: number > 1 ? number - 1 : nil)
    }
    let text = story.trace.drawn(as: layout)
    #expect(text.faultyLines(width: 80) == [])
    #expect(text.contains("\n\(count)".prefix(7) + " "))
  }

  @Test(arguments: [DiagramLayout.ladder, .wide])
  func `draws the readable lines of malformed bytes`(layout: DiagramLayout) throws {
    var bytes = Array("View -> Store  go()\n".utf8)
    bytes += [0xFF, 0xFE, 0xC0, 0x80, 0x0A, 0x00, 0x1B, 0x5B, 0x32, 0x4A, 0x0A]
    bytes += Array(
      "View -> Store  \u{1B}[2J\u{7}\u{9B}31m\u{202E}back\n`\u{1B}c` -> Store  x\n".utf8
    )
    let text = try TraceBytes(bytes).drawn(as: layout)
    #expect(text.contains("go()"))
    #expect(text.faultyLines(width: 80) == [])
  }

  @Test(arguments: DiagramLayout.all, ["", "\n", "\u{FEFF}", "lanes View Store\n", "{"])
  func `draws nothing for empty input`(layout: DiagramLayout, text: String) throws {
    #expect(try draw(text, layout) == [])
  }

  private func draw(_ text: String, _ layout: DiagramLayout) throws -> [Substring] {
    let drawing = try TraceBytes(text).drawn(as: layout)
    #expect(drawing.faultyLines(width: 80) == [])
    return drawing.split(separator: "\n")
  }
}

/// Extreme row numbers, times and causes, as a file may contain them: each is drawn, and none causes a crash.
@Suite struct ExtremeNumbersTests {
  private static let numbers = [
    Int.min, .min + 1, -1_000, -1, 0, 1, 2, 3, 39, 40, 41, .max / 2, .max - 1, .max,
  ]

  private static func call(_ number: Int) -> Event {
    let (view, presenter) = (Participant(.view), Participant(.presenter))
    return Event(.call, number: number, from: view, to: presenter, Message("f()"))
  }

  @Test(arguments: numbers)
  func `draws a row of any number, and the rows after it`(number: Int) throws {
    let trace = Trace(events: [number, number, 7].map { Self.call($0) })
    for layout in DiagramLayout.all {
      let text = Diagram(trace).drawn(as: layout).plain
      #expect(!text.contains("?"))
      #expect(text.split(separator: "\n").count { $0.contains("f()") } == 3)
      #expect(text.contains(String(number)))
    }
    let line =
      "{\"viperlab\":1}\n{\"kind\":\"call\",\"number\":\(number),\"from\":\"A\",\"to\":\"B\"}"
    #expect(try Trace(jsonLines: line).lastNumber == number)
  }

  @Test(arguments: numbers) func `draws rows from a number to itself or to the end`(number: Int) {
    let trace = Trace(events: Self.numbers.sorted().map { Self.call($0) })
    for rows in [number...number, number...Int.max, Int.min...number] {
      let text = Diagram(trace, rows: rows).drawn().plain
      let wanted = Self.numbers.count { rows.contains($0) }
      #expect(text.split(separator: "\n").count { $0.contains("f()") } == wanted)
      #expect(!text.contains("?"))
      for longest in [0, 1, 3] {
        let beginning = Diagram(trace, rows: rows).drawnBeginning(longest: longest)
        #expect(beginning.rest >= 0)
      }
    }
  }

  @Test(arguments: numbers) func `hides rows from any number on`(number: Int) {
    let trace = Trace(events: Self.numbers.map { Self.call($0) })
    let options = DiagramOptions(hiddenFrom: number)
    let text = Diagram(trace).drawn(options).plain
    #expect(text.split(separator: "\n").count { $0.contains("?") } == 1)
    let seen = Self.numbers.prefix { $0 < number }.count
    #expect(text.split(separator: "\n").count { $0.contains("f()") } == seen)
  }

  /// Returns a random trace whose numbers are extreme.
  private func trace(_ random: inout SplitMix64) -> Trace {
    var traces = RandomTrace(seed: random.next())
    var trace = traces.next(isASCII: true)
    for index in trace.events.indices {
      trace.events[index].order = random.pick(Self.numbers)
      trace.events[index].number = random.pick(Self.numbers + [nil])
      trace.events[index].cause = random.pick(Self.numbers + [nil])
      trace.events[index].time = random.pick(Self.numbers)
    }
    return trace
  }

  @Test(arguments: 0..<Effort.count(200))
  func `no number crashes a drawing or a comparison`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let (one, other) = (trace(&random), trace(&random))
    var options = DiagramOptions(width: random.pick([.min, 0, 40, 80, 200]))
    options.hiddenFrom = random.pick(Self.numbers + [nil, nil])
    options.depth = random.pick([nil, 0, .max])
    options.foldsRepeats = random.pick([true, false])
    options.showsTimes = random.pick([true, false])
    options.foldedRows = [random.pick(Self.numbers)]
    let bound = random.pick(Self.numbers)
    for diagram in [Diagram(one), Diagram(one, rows: min(bound, 2)...max(bound, 2))] {
      for layout in DiagramLayout.all {
        _ = diagram.drawn(as: layout, options)
        var stream = DiagramStream(as: layout, rows: diagram.rows, options)
        for event in one.events { stream.take(event) }
        stream.finish()
      }
      #expect(diagram.drawnBeginning(options, longest: 2).rest >= 0)
    }
    _ = SideBySideDiagrams([("A", one), ("B", other)], options).drawn()
    _ = TraceDifference(from: one, to: other).ladder(options)
    #expect(
      !one.written(as: .mermaid).isEmpty && !one.written(as: .plantUML).isEmpty
        && !one.written(as: .svg).isEmpty
    )
    #expect(throws: Never.self) { try Trace(jsonLines: one.jsonLines) }
    _ = one.notation
  }
}
