import Testing
import Traces

/// The failure texts for sample modules with one message changed.
@Suite struct SampleMutantTests {
  @Test func `tell the role and the message in 15 lines for 19 of 20 mutants`() throws {
    let mutants = try (0..<20).map(SampleMutant.random)
    let untold = try mutants.filter { mutant in
      let failure = try mutant.failure()
      let beginning = failure.split(separator: "\n").prefix(15).joined(separator: "\n")
      let words = [mutant.message.sender?.name, mutant.message.message?.baseName]
      return words.contains { word in word.map { !beginning.contains($0) } ?? true }
    }
    let texts = try untold.map { try "\($0.change) \($0.message.way)\n\($0.failure())" }
    #expect(untold.count <= 1, "\(texts.joined(separator: "\n\n"))")
  }
}
