import Comparison
import ComparisonData
import Foundation
import SampleModules

/// Lays each pair of change requests together, builds what merges, and plays on it what both demand.
///
/// Writes down what came of it; with --check it compares instead.
@main
struct ProveMerges {
  static func main() {
    do { try prove() } catch {
      print(error)
      exit(1)
    }
  }

  private static func prove() throws {
    let root = URL(filePath: FileManager.default.currentDirectoryPath)
    let package = MergedPackage(Samples.modules.flatMap(MergedTree.all), in: root)
    let proofs = try package.proofs()
    if CommandLine.arguments.contains("--check") { return try check(proofs) }
    let file = root.appending(path: "Sources/SampleModules/ProvedMerges.swift")
    try Data(ProofFile(proofs).text.utf8).write(to: file)
    try package.format(file)
  }

  private static func check(_ proofs: [(key: String, proof: MergeProof)]) throws {
    let known = Samples.modules.first?.mergeProofs ?? [:]
    let others = proofs.filter { known[$0.key] != $0.proof }.map(\.key)
    guard others.isEmpty, known.count == proofs.count else {
      throw Failure(
        "ProvedMerges.swift says something else of \(others); ProveMerges writes it anew"
      )
    }
    print("ProvedMerges.swift says the same of \(proofs.count) merged trees")
  }
}

/// Why nothing is proved.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
