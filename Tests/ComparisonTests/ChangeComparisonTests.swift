import ComparisonData
import SampleModules
import SequenceDiagrams
import Stage
import TerminalText
import Testing

@testable import Comparison

@Suite struct ChangeComparisonTests {
  private func products() throws -> Module {
    try #require(Samples.modules.first { $0.name == "products" })
  }

  private func compared(_ change: String) throws -> ChangeComparison {
    let module = try products()
    let request = try #require(module.changes.first { $0.name == change })
    return ChangeComparison(of: request, in: module, by: request.trees)
  }

  @Test func `has numbers for every variant that passes`() throws {
    let comparison = try compared("retry")
    #expect(comparison.entries.allSatisfy { $0.exclusion == nil })
    #expect(comparison.metrics.allSatisfy { $0.entries.count == 4 })
    let text = comparison.text(width: 80).plain
    #expect(text.contains("the list offers a Retry"))
    #expect(text.contains("4 of 4 variants pass the changed specification"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [
    (true, "MVC after retry has no numbers: in open, after open, the screen"),
    (false, "MVC after retry has no numbers: its files have changed since"),
  ]) func `has no numbers for a tree that deviates, or that was not played`(
    isPlayed: Bool,
    reason: String
  ) throws {
    let module = try products()
    let request = try #require(module.changes.first { $0.name == "retry" })
    let files = [SourceFile(name: "Other.swift", text: "")]
    let proof = ChangeProof(
      digest: isPlayed ? ChangedTree(.mvc, sources: files).digest : "0",
      deviation: .init(in: "open", after: "open")
    )
    let tree = ChangedTree(.mvc, sources: files, proof: proof)
    let comparison = ChangeComparison(of: request, in: module, by: [tree])
    #expect(comparison.metrics.allSatisfy { $0.entries.map(\.value) == [.refused] })
    #expect(comparison.text(width: 80).plain.contains(reason))
  }

  @Test func `differs between the variants for every change request`() {
    for module in Samples.modules {
      for request in module.changes {
        let comparison = ChangeComparison(of: request, in: module, by: request.trees)
        let isTold = comparison.metrics.contains { Set($0.entries.map(\.value)).count > 1 }
        #expect(isTold, "\(module.name) \(request.name)")
      }
    }
  }

  @Test func `writes everything as JSON`() throws {
    let comparison = try compared("retry")
    #expect(comparison.json.contains(#""change":"retry""#))
    try expectMetrics(comparison.metrics, in: comparison.json)
  }
}
