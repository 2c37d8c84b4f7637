import ChangedSamples
import ComparisonData
import Foundation
import SampleModules
import Stage
import Testing
import Traces

/// What every variant keeps after a change request.
@Suite struct ChangesTests {
  @Test(arguments: ChangedPlay.all) func `shows what the changed scenario demands`(
    played: ChangedPlay
  ) throws {
    let (scenario, variant) = try played.found()
    #expect(ScenarioRun(of: scenario, by: variant).deviations == [])
  }

  @Test(arguments: ChangedPlay.all) func `loses no message but those that were lost before`(
    played: ChangedPlay
  ) throws {
    let (scenario, variant) = try played.found()
    let module = try played.named.request().module
    let before = try #require(module.variant(played.named.architecture))
    let lostBefore = module.scenario(scenario.name).map { $0.lost(by: before) } ?? 0
    #expect(scenario.lost(by: variant) == lostBefore)
  }

  @Test(arguments: ChangedPlay.all) func `leaves nobody behind when it is closed`(
    played: ChangedPlay
  ) throws {
    let (scenario, variant) = try played.found()
    let stage = HeadlessStage(variant, given: scenario.condition)
    for step in scenario.steps { try stage.perform(step.action) }
    try stage.closeAndRunToEnd()
    #expect(stage.left == [])
  }

  @Test(arguments: ChangedVariant.all) func `declares the files of its tree`(
    named: ChangedVariant
  ) throws {
    let (tree, variant) = (try named.tree(), try named.found().variant)
    #expect(variant.manifest.files.sorted() == tree.sources.map(\.name))
    let sourced = variant.with(sources: tree.sources)
    for (responsibility, method) in variant.methods {
      #expect(sourced.location(of: responsibility) != nil, "\(method)")
    }
  }

  @Test(arguments: ChangedVariant.requests) func `has one tree an architecture`(
    named: ChangedVariant
  ) throws {
    let (module, request) = try named.request()
    let architectures = module.variants.map(\.architecture).filter { $0 != .viperAsync }
    #expect(request.trees.map(\.architecture) == architectures)
    #expect(Set(request.scenarios.map(\.name)).count == request.scenarios.count)
  }

  @Test(arguments: ChangedVariant.all) func `asks for something that was not there before`(
    named: ChangedVariant
  ) throws {
    let (module, request) = try named.request()
    let before = try #require(module.variant(named.architecture))
    let deviations = request.scenarios.flatMap { ScenarioRun(of: $0, by: before).deviations }
    #expect(!deviations.isEmpty)
  }
}

/// What is written down of the trees, which the product does not play.
@Suite struct ChangeProofTests {
  @Test(.enabled(if: !ProofFile.isWritten), arguments: ChangedVariant.all)
  func `is what comes of playing it`(named: ChangedVariant) throws {
    #expect(try named.tree().proof == named.proof())
  }

  @Test(.enabled(if: ProofFile.isWritten)) func `is written down`() throws {
    try ProofFile.write()
  }

  @Test func `holds for no other files`() throws {
    let tree = try #require(try ChangedVariant.all.first?.tree())
    let file = SourceFile(name: "Other.swift", text: "")
    let other = ChangedTree(tree.architecture, sources: tree.sources + [file], proof: tree.proof)
    #expect(tree.proof != nil)
    #expect(other.proof == nil)
  }
}

/// The file in which it is written down.
enum ProofFile {
  static let isWritten = ProcessInfo.processInfo.environment["VIPERLAB_UPDATE_GOLDENS"] != nil

  static func write() throws {
    let entries = try ChangedVariant.all.map { named in
      let proof = try named.proof()
      let deviation = proof.deviation.map {
        ", deviation: .init(in: \"\($0.scenario)\", after: #\"\($0.action)\"#)"
      }
      let suite = proof.suite.map { ", suite: \($0.literal)" }
      let arguments = "digest: \"\(proof.digest)\"\(deviation ?? "")\(suite ?? "")"
      return (named.folder, "ChangeProof(\(arguments))")
    }
    let file = URL(filePath: #filePath).appending(path: "../../../Sources/SampleModules")
      .standardized.appending(path: "ProvedChanges.swift")
    let text = """
      import ComparisonData

      // Written by  VIPERLAB_UPDATE_GOLDENS=1 swift test --filter ChangeProofTests  from what came of it; not to
      // be edited.

      enum ProvedChanges {
        /// What came of playing each tree after a change, by its folder.
        static let proofs: [String: ChangeProof] = [
      \(entries.map { "    \"\($0.0)\": \($0.1),\n" }.joined())  ]
      }

      """
    try text.write(to: file, atomically: true, encoding: .utf8)
    let format = Process()
    format.executableURL = URL(filePath: "/usr/bin/env")
    format.arguments = ["swift", "format", "--in-place", file.path]
    try format.run()
    format.waitUntilExit()
  }
}

extension ChangedVariant {
  /// Where its tree stands: `Products/Changes/SecondView/VIPER`.
  var folder: String {
    let request = change.split(separator: "-").map(\.capitalized).joined()
    return "\(module.capitalized)/Changes/\(request)/\(architecture.uppercased())"
  }
}

/// A variant after a change request; of a request as a whole, the architecture is empty.
struct ChangedVariant: CustomTestStringConvertible, Sendable {
  let module: String
  let change: String
  let architecture: String

  var testDescription: String { "\(module) \(change) \(architecture)" }

  static var requests: [ChangedVariant] {
    Samples.modules.flatMap { module in
      module.changes.map {
        ChangedVariant(module: module.name, change: $0.name, architecture: "")
      }
    }
  }

  static var all: [ChangedVariant] {
    Samples.modules.flatMap { module in
      module.changes.flatMap { request in
        request.trees.map {
          ChangedVariant(
            module: module.name,
            change: request.name,
            architecture: $0.architecture.name
          )
        }
      }
    }
  }

  func request() throws -> (module: Module, request: ChangeRequest) {
    let module = try #require(Samples.modules.first { $0.name == self.module })
    return (module, try #require(module.changes.first { $0.name == change }))
  }

  func found() throws -> (request: ChangeRequest, variant: Variant) {
    let request = try request().request
    let compiled = ChangedSamples.variants(of: module).first {
      $0.architecture.name == architecture && $0.edition == .changed(change)
    }
    return (request, try #require(compiled))
  }

  func tree() throws -> ChangedTree {
    try #require(try request().request.trees.first { $0.architecture.name == architecture })
  }

  /// What comes of playing it.
  func proof() throws -> ChangeProof {
    let (request, variant) = try found()
    let deviations = request.scenarios.lazy.flatMap { scenario in
      ScenarioRun(of: scenario, by: variant).deviations.map {
        ChangeProof.Deviation(in: scenario.name, after: $0.action.description)
      }
    }
    return ChangeProof(
      digest: try tree().digest,
      deviation: deviations.first,
      suite: try suite(of: variant)
    )
  }
}

/// A scenario of a changed specification on a variant.
struct ChangedPlay: CustomTestStringConvertible, Sendable {
  let named: ChangedVariant
  let scenario: String

  var testDescription: String { "\(named.testDescription) \(scenario)" }

  static var all: [ChangedPlay] {
    ChangedVariant.all.flatMap { named in
      let scenarios = (try? named.request().request.scenarios) ?? []
      return scenarios.map { ChangedPlay(named: named, scenario: $0.name) }
    }
  }

  func found() throws -> (Scenario, Variant) {
    let (request, variant) = try named.found()
    return (try #require(request.scenarios.first { $0.name == scenario }), variant)
  }
}

extension Scenario {
  /// How many messages are lost when a variant plays it.
  fileprivate func lost(by variant: Variant) -> Int {
    ScenarioRun(of: self, by: variant).trace.rows.filter { $0.kind == .lost }.count
  }
}
