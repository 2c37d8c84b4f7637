import SeededRandom
import SequenceDiagrams
import TerminalText
import Testing
import Traces

@Suite struct RepeatFoldTests {
  /// Rows, each given by the letter of its label, and the lines drawn of these rows.
  static let rows: [(String, [String])] = [
    ("aaa", ["1", "2", "3"]), ("aaaa", ["1", "×4: #1, 3 times more (#2 to #4)"]),
    ("ababab", ["1", "2", "×3: #1 to #2, 2 times more (#3 to #6)"]),
    ("abcabc", ["1", "2", "3", "×2: #1 to #3, once more (#4 to #6)"]),
    // The rows of a repetition that breaks off are drawn.
    ("abcabcabcabx", ["1", "2", "3", "×3: #1 to #3, 2 times more (#4 to #9)", "10", "11", "12"]),
    ("abcabcabcab", ["1", "2", "3", "×3: #1 to #3, 2 times more (#4 to #9)", "10", "11"]),
    // After another row the count begins anew.
    (
      "aaaabaaaab",
      ["1", "×4: #1, 3 times more (#2 to #4)", "5", "6", "×4: #6, 3 times more (#7 to #9)", "10"]
    ),
  ]

  @Test(arguments: rows)
  func `counts rows and blocks that come again`(letters: String, drawn: [String]) {
    #expect(folded(letters.map { "\($0)()" }) == drawn)
  }

  @Test func `counts rows with other values where there are at least eight`() {
    let rows = (1...9).map { "load(id: \($0))" }
    #expect(folded(Array(rows.dropLast())) == (1...8).map { "\($0)" })
    #expect(folded(rows) == ["1", "×9: #1, 8 times more (#2 to #9), with other values"])
  }

  @Test func `counts a block with other values in one of its rows`() {
    let rows = (1...5).flatMap { ["begin()", "load(id: \($0))"] }
    #expect(
      folded(rows) == ["1", "2", "×5: #1 to #2, 4 times more (#3 to #10), with other values"]
    )
  }

  @Test func `does not count rows between others or at other levels`() {
    var story = Story()
    var cause: Int?
    for _ in 1...12 { cause = story.row(.call, "View", "Store", .plain("go()"), in: cause) }
    #expect(folded(story) == (1...12).map { "\($0)" })
  }

  @Test func `counts rows with their effects`() {
    var story = Story()
    for _ in 1...3 {
      let load = story.row(.call, "View", "Store", .plain("load()"))
      story.row(.call, "Store", "Presenter", .plain("read()"), in: load)
    }
    #expect(folded(story) == ["1", "2", "×3: #1 to #2, 2 times more (#3 to #6)"])
  }

  @Test(arguments: [1, 2, 63, 64])
  func `counts blocks of up to 64 rows`(length: Int) {
    let block = (1...length).map { "step\($0)()" }
    let block4 = block + block + block + block
    let first = length == 1 ? "#1" : "#1 to #\(length)"
    #expect(
      folded(block4) == (1...length).map { "\($0)" }
        + ["×4: \(first), 3 times more (#\(length + 1) to #\(4 * length))"]
    )
  }

  @Test func `draws blocks of more than 64 rows`() {
    let block = (1...65).map { "step\($0)()" }
    #expect(folded(block + block + block) == (1...195).map { "\($0)" })
  }

  @Test func `holds back at most 64 rows that may repeat others`() {
    var story = Story()
    addNearlyRepeating(20, to: &story)
    var stream = DiagramStream(as: .ladder, options)
    var told = 0
    var behind = 0
    for event in story.trace.events {
      stream.take(event)
      told = lines(of: stream.drained).last.flatMap { Int($0) } ?? told
      behind = max(behind, (event.number ?? 0) - told)
    }
    #expect((30...64).contains(behind))
  }

  @Test func `draws twenty thousand rows that nearly repeat each other`() {
    var story = Story()
    addNearlyRepeating(333, to: &story)
    #expect(folded(story) == (1...story.number).map { "\($0)" })
  }

  @Test(arguments: ["ab", "abc", "aab", "abcd"])
  func `shows or counts every random row once`(letters: String) {
    var random = SplitMix64(seed: 2)
    for _ in 0..<Effort.count(30) {
      let hasValues = Bool.random(using: &random)
      let labels = (0..<300).map { row in
        "\(letters.randomElement(using: &random) ?? "a")(\(hasValues ? "\(row)" : ""))"
      }
      let counted = CountedRows(in: story(of: labels).trace.drawn(as: .ladder, options))
      #expect(counted.numbers(of: Array(1...300)) == Array(1...300))
    }
  }

  /// Adds blocks of 60 rows that differ only in their last row.
  private func addNearlyRepeating(_ count: Int, to story: inout Story) {
    for block in 1...count {
      for step in 1...59 { story.row(.call, "View", "Store", .plain("step\(step)()")) }
      story.row(.call, "View", "Store", .plain("last\(block)()"))
    }
  }

  private func folded(_ labels: [String]) -> [String] { folded(story(of: labels)) }

  private func story(of labels: [String]) -> Story {
    var story = Story()
    for label in labels { story.row(.call, "View", "Store", Message(text: label)) }
    return story
  }

  /// Returns the numbers of the drawn rows, and the words of the lines that count rows.
  private func folded(_ story: Story) -> [String] {
    lines(of: story.trace.drawn(as: .ladder, options))
  }

  private func lines(of drawing: String) -> [String] {
    drawing.split(separator: "\n").compactMap { line in
      if let number = line.firstMatch(of: #/^ *(\d+) /#) { return String(number.output.1) }
      return line.firstIndex(of: "×").map { String(line[$0...]) }
    }
  }

  private var options: DiagramOptions {
    var options = DiagramOptions(width: 120, repeatsHeader: false)
    options.foldsRepeats = true
    return options
  }
}

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
    #expect(folded.events.map { $0.number.map { "\($0)" } ?? $0.text } == ["1", "2", words, "7"])
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

  @Test(arguments: 0..<Effort.count(60))
  func `leaves out the rows that a ladder leaves out`(seed: Int) throws {
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
