import SeededRandom
import Testing

/// `viperlab diagram --format`: folds and limits.
@Suite struct DiagramFormTests {
  private let viperlab = Binary()

  private func trace(_ count: Int) -> String {
    (1...count).reduce("User -> View open\n") { text, number in
      text + "  View -> Presenter  load(item: \(number), name: \"some product\")\n"
    }
  }

  @Test(arguments: ["text", "mermaid", "plantuml", "svg", "json", "notation"])
  func `folds in every form`(format: String) throws {
    let words = ["diagram", "--format", format, "--fold", "--rows", "..40"]
    let result = try viperlab.run(words, input: trace(60))
    #expect(result.status == 0)
    #expect(result.output.contains("38 times more"))
    let deep = try viperlab.run(["diagram", "--format", format, "--depth", "0"], input: trace(9))
    #expect(deep.output.contains("9 rows inside"))
  }

  @Test func `folds in sentences`() throws {
    let result = try viperlab.run(["diagram", "--plain", "--fold"], input: trace(60))
    #expect(result.output.contains("Note: ×60: #2, 59 times more"))
  }

  @Test func `says when Mermaid would not draw it`() throws {
    let words = ["diagram", "--format", "mermaid"]
    let long = try viperlab.run(words, input: trace(1_200))
    #expect(long.status == 0)
    #expect(long.complaint.contains("50,000") && long.complaint.contains("maxTextSize"))
    #expect(!long.output.contains("maxTextSize"))
    #expect(try viperlab.run(words + ["--fold"], input: trace(1_200)).complaint.isEmpty)
    #expect(try viperlab.run(words + ["--rows", "1..700"], input: trace(1_200)).complaint.isEmpty)
  }

  @Test func `wraps sentences to a width that was asked for`() throws {
    let words = ["diagram", "--plain", "--width", "40"]
    let lines = try viperlab.run(words, input: trace(3)).output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 40 })
  }
}
