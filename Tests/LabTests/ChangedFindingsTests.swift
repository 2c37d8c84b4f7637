import CollaborationRules
import ComparisonData
import Foundation
import SampleModules
import Stage
import Testing
import Traces

@testable import Lab

/// The change requests whose patches are applied to the samples.
private let appliedRequests =
  (ProcessInfo.processInfo.environment["VIPERLAB_CHANGES"] ?? "").split(separator: " ")

/// No rule has a finding in a variant after a change request.
///
/// `Tests/SampleModulesTests/prove-changes` runs it.
@Suite(.enabled(if: !appliedRequests.isEmpty)) struct ChangedFindingsTests {
  private static let changed = Samples.modules.flatMap { module in
    module.changes.filter { appliedRequests.contains("\(module.name.capitalized)/\($0.name)") }
      .flatMap { request in
        module.comparedVariants.map(\.architecture).filter { $0 != .viperAsync }.map {
          (module: module.name, request: request.name, architecture: $0.name)
        }
      }
  }

  @Test(arguments: changed) func `finds nothing after a change`(
    module: String,
    request: String,
    architecture: String
  ) throws {
    let sample = try #require(Samples.modules.first { $0.name == module })
    let change = try #require(sample.changes.first { $0.name == request })
    let variant = try #require(sample.variant(architecture))
    let after = Module(
      name: module,
      title: sample.title,
      summary: sample.summary,
      variants: [variant],
      scenarios: change.scenarios,
      rules: sample.rules,
      sources: sample.sources
    )
    let baselines = BaselineCache.ofSamples
    for scenario in change.scenarios {
      let run = Run(after, variant).playing(scenario).doing(scenario.steps.map(\.action))
      let loaded = LoadedModule(replaying: run)
      #expect(Review(loaded.evidence(loaded.now, baselines)).findings == [])
      loaded.follow([.close, .wait(milliseconds: nil)])
      #expect(Review(loaded.evidence(loaded.now, baselines)).findings == [])
    }
  }
}
