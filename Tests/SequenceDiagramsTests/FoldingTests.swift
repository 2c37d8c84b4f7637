import SequenceDiagrams
import TerminalText
import TestSupport
import Testing
import Traces

@Suite struct RepeatFoldTests {
  @Test(arguments: [1, 2, 63, 64])
  func `counts blocks of up to 64 rows`(length: Int) {
    let block = (1...length).map { "step\($0)()" }
    let block4 = block + block + block + block
    let first = length == 1 ? "#1" : "#1 to #\(length)"
    let repeats = "×4: \(first), 3 times more (#\(length + 1) to #\(4 * length))"
    #expect(folded(block4) == (1...length).map { "\($0)" } + [repeats])
  }

  @Test func `draws blocks of more than 64 rows`() {
    let block = (1...65).map { "step\($0)()" }
    #expect(folded(block + block + block) == (1...195).map { "\($0)" })
  }

  @Test func `holds back at most 64 rows that may repeat others`() {
    var stream = DiagramStream(as: .ladder, options)
    var told = 0
    var behind = 0
    for event in trace(of: nearlyRepeating(20)).events {
      stream.take(event)
      told = lines(of: stream.drained).last.flatMap { Int($0) } ?? told
      behind = max(behind, (event.number ?? 0) - told)
    }
    #expect((30...64).contains(behind))
  }

  @Test func `draws thousands of rows that nearly repeat each other`() {
    let blocks = Effort.count(500)
    #expect(folded(nearlyRepeating(blocks)) == (1...blocks * 60).map { "\($0)" })
  }

  @Test(arguments: ["ab", "abc", "aab", "abcd"])
  func `shows or counts every random row once`(letters: String) {
    var random = SplitMix64(seed: 2)
    for _ in 0..<Effort.count(30) {
      let hasValues = Bool.random(using: &random)
      let labels = (0..<300).map { row in
        "\(letters.randomElement(using: &random) ?? "a")(\(hasValues ? "\(row)" : ""))"
      }
      let counted = CountedRows(in: trace(of: labels).drawn(as: .ladder, options))
      #expect(counted.numbers(of: Array(1...300)) == Array(1...300))
    }
  }

  /// Returns the labels of blocks of 60 rows that differ only in their last row.
  private func nearlyRepeating(_ count: Int) -> [String] {
    (1...count).flatMap { block in (1...59).map { "step\($0)()" } + ["last\(block)()"] }
  }

  private func trace(of labels: [String]) -> Trace {
    var story = Story()
    for label in labels { story.row(.call, "View", "Store", Message(text: label)) }
    return story.trace
  }

  /// Returns the numbers of the drawn rows, and the words of the lines that count rows.
  private func folded(_ labels: [String]) -> [String] {
    lines(of: trace(of: labels).drawn(as: .ladder, options))
  }

  private func lines(of drawing: String) -> [String] {
    drawing.split(separator: "\n").compactMap { line in
      if let number = line.firstMatch(of: #/^ *(\d+) /#) { return String(number.output.1) }
      return line.firstIndex(of: "×").map { String(line[$0...]) }
    }
  }

  private let options = DiagramOptions(width: 120, repeatsHeader: false, foldsRepeats: true)
}

@Suite struct EventFolderTests {
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
