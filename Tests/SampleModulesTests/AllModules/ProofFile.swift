import ComparisonData
import Foundation
import Stage
import SuiteMeasuring
import Testing

@testable import SampleModules

/// The file with the recorded result of each change request in each architecture.
enum ProofFile {
  static let isWritten = ProcessInfo.processInfo.environment["VIPERLAB_UPDATE_GOLDENS"] != nil

  static func proof(of named: ChangedVariant) -> ChangeProof? { Measurements.proofs[named.folder] }

  /// Writes the results into the copy of the samples; results of requests that were not played stay.
  static func write() throws {
    var proofs = Measurements.proofs
    for named in ChangedVariant.all { proofs[named.folder] = try named.proof() }
    let file = ChangedSamples.package.appending(
      path: "Sources/SampleModules/Measurements/Changes.md"
    )
    try ChangeProof.text(of: proofs).write(to: file, atomically: true, encoding: .utf8)
  }
}

extension ChangedVariant {
  /// Returns the cost of the change in the variant's own tests; nil if the request has no patch for the tests.
  func suite(of variant: Variant) throws -> ChangedSuite? {
    let folder = "\(module.capitalized)/\(architecture.uppercased())"
    let suites = "Tests/SampleModulesTests"
    let original = ChangedSamples.package.deletingLastPathComponent()
    let tests = original.appending(path: suites)
    let patch = "\(self.folder).patch"
    guard FileManager.default.fileExists(atPath: tests.appending(path: patch).path) else {
      return nil
    }
    let shared = original.appending(
      path: "Sources/SampleModules/\(module.capitalized)/Shared/Changes"
    )
    return ChangedSuite(
      from: try files(in: tests.appending(path: folder)),
      to: try files(in: ChangedSamples.package.appending(path: "\(suites)/\(folder)")),
      testing: try request().module.sources + (try files(in: shared))
        + variant.sources.filter { !Manifest.isPresentation($0.name) }
    )
  }

  private func files(in folder: URL) throws -> [SourceFile] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return SourceFile(name: name, text: text)
    }
  }
}
