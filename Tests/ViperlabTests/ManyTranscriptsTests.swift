import Foundation
import SeededRandom
import Testing

/// A thousand transcripts in shuffled orders.
@Suite struct ManyTranscriptsTests {
  private let count = Effort.isFull ? 1_000 : 200

  @Test func `give one report`() async throws {
    let folder = try TranscriptFolder()
    let modules = ["about", "products", "todos", "profile mvc", "articles mvvm"]
    for (index, module) in modules.enumerated() {
      try await folder.page("\(index)", ["load \(module)", "open"])
    }
    let pages = try modules.indices.map { try folder.text(of: "\($0)") }
    for index in modules.count..<count {
      let page = pages[index % pages.count]
      let isWrong = index.isMultiple(of: 37)
      let text =
        isWrong ? page.replacingOccurrences(of: "viper> open\n", with: "viper> open\nx\n") : page
      try folder.write(text, to: "\(index % 7)/\(index)")
    }
    let expected = try folder.transcripts("test", "--check", "--jobs", "1")
    #expect(expected.status == 1)
    #expect(expected.output.components(separatedBy: "FAIL ").count - 1 == (count - 1) / 37)
    for seed in 1...3 {
      let result = try folder.transcripts("test", "--check", "--shuffle", "\(seed)")
      #expect(
        result.output.replacingOccurrences(of: ", seed \(seed))", with: ")") == expected.output
      )
    }
  }
}
