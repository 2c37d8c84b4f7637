import ComparisonData
import Foundation
import SampleModules
import Stage
import Testing
import Traces

/// The demands of each change request, and its recorded results.
@Suite(.enabled(if: ChangedSamples.isOriginal)) struct ChangesTests {
  @Test(arguments: ChangedVariant.requests) func `has one proved tree an architecture`(
    named: ChangedVariant
  ) throws {
    let (module, request) = try named.request()
    let architectures = module.comparedVariants.map(\.architecture).filter { $0 != .viperAsync }
    #expect(request.trees.map(\.architecture) == architectures)
    #expect(request.trees.filter { $0.proof == nil }.map(\.architecture.name) == [])
    #expect(Set(request.scenarios.map(\.name)).count == request.scenarios.count)
  }

  @Test(arguments: ChangedVariant.requests) func `asks for something that was not there before`(
    named: ChangedVariant
  ) throws {
    let (module, request) = try named.request()
    for variant in module.comparedVariants where variant.architecture != .viperAsync {
      let deviations = request.scenarios.flatMap { ScenarioRun(of: $0, by: variant).deviations }
      #expect(!deviations.isEmpty, "\(variant.title)")
    }
  }

  @Test func `a proof holds for no other files`() throws {
    let tree = try #require(try ChangedVariant.requests.first?.request().request.trees.first)
    let proof = try #require(tree.proof)
    let file = SourceFile(name: "Other.swift", text: "")
    let other = ChangedTree(tree.architecture, sources: tree.sources + [file], proof: proof)
    #expect(other.proof == nil)
  }
}

/// The requirements that every variant meets after a change request.
///
/// `prove-changes` runs the tests in a copy of the package with the patches applied.
@Suite(.enabled(if: !ChangedSamples.isOriginal)) struct ChangedSamplesTests {
  @Test func `knows each request whose patches are applied`() {
    #expect(
      Set(ChangedVariant.all.map { "\($0.module.capitalized)/\($0.change)" })
        == Set(ChangedSamples.applied)
    )
  }

  @Test(arguments: ChangedVariant.all)
  func `shows the changed screens, and loses only answers to a closed screen`(
    named: ChangedVariant
  ) throws {
    let (request, variant) = try named.found()
    for scenario in request.scenarios {
      let run = ScenarioRun(of: scenario, by: variant, thenClosedAfter: [])
      #expect(run.deviations == [], "\(scenario.name)")
      let lost = run.trace.rows.filter { $0.kind == .lost }
      #expect(lost.count == (scenario.name.hasPrefix("leave-") ? 1 : 0), "\(scenario.name)")
      #expect(run.left == [], "\(scenario.name)")
    }
  }

  @Test(arguments: ChangedVariant.all) func `has every method that it names`(
    named: ChangedVariant
  ) throws {
    let variant = try named.found().variant
    for (responsibility, method) in variant.methods {
      #expect(variant.location(of: responsibility) != nil, "\(method)")
    }
  }

  @Test(.enabled(if: !ProofFile.isWritten), arguments: ChangedVariant.all)
  func `is played as it is recorded`(named: ChangedVariant) throws {
    #expect(try ProofFile.proof(of: named) == named.proof())
  }

  @Test(.enabled(if: ProofFile.isWritten)) func `is recorded`() throws {
    try ProofFile.write()
  }
}

/// The copy of the samples to which the patches of change requests are applied.
enum ChangedSamples {
  private static let environment = ProcessInfo.processInfo.environment

  /// The requests with applied patches, such as `Todos/undo-delete`; empty in the samples themselves.
  static let applied = (environment["VIPERLAB_CHANGES"] ?? "").split(separator: " ").map(
    String.init
  )
  static let isOriginal = applied.isEmpty

  /// The folder of the package that is tested; `prove-changes` tests a copy in a folder of the original package.
  static let package = URL(filePath: #filePath).appending(path: "../../../..").standardized
}

/// A variant after a change request; for the request as a whole, `architecture` is empty.
struct ChangedVariant: CustomTestStringConvertible, Sendable {
  let module: String
  let change: String
  var architecture = ""

  var testDescription: String { "\(module) \(change) \(architecture)" }

  static var requests: [ChangedVariant] {
    Samples.modules.flatMap { module in
      module.changes.map { ChangedVariant(module: module.name, change: $0.name) }
    }
  }

  static var all: [ChangedVariant] {
    Samples.modules.flatMap { module in
      module.changes.filter {
        ChangedSamples.applied.contains("\(module.name.capitalized)/\($0.name)")
      }.flatMap { request in
        module.comparedVariants.map(\.architecture).filter { $0 != .viperAsync }.map {
          ChangedVariant(module: module.name, change: request.name, architecture: $0.name)
        }
      }
    }
  }

  /// The path of the patch without its extension: `Products/Edits/second-view/VIPER`.
  var folder: String {
    "\(module.capitalized)/Edits/\(change)/\(architecture.uppercased())"
  }

  func request() throws -> (module: Module, request: ChangeRequest) {
    let module = try Samples.module(self.module)
    return (module, try #require(module.changes.first { $0.name == change }))
  }

  func found() throws -> (request: ChangeRequest, variant: Variant) {
    let (module, request) = try request()
    return (request, try #require(module.variant(architecture)))
  }

  /// Plays the changed specification and returns the result.
  func proof() throws -> ChangeProof {
    let (request, variant) = try found()
    let deviations = request.scenarios.lazy.flatMap { scenario in
      ScenarioRun(of: scenario, by: variant).deviations.map {
        ChangeProof.Deviation(in: scenario.name, after: $0.action.description)
      }
    }
    return ChangeProof(
      digest: ChangedTree(variant.architecture, sources: variant.sources).digest,
      deviation: deviations.first,
      suite: try suite(of: variant)
    )
  }
}
