import ChangedSamples
import CollaborationRules
import ComparisonData
import SampleModules
import SeededRandom
import Stage
import Testing
import Traces

@testable import Lab

/// What the rules say to the variants after a change request: nothing.
@Suite struct ChangedFindingsTests {
  private static let variants = Samples.modules.flatMap { module in
    module.changes.flatMap { request in
      request.trees.map {
        (module: module.name, request: request.name, architecture: $0.architecture.name)
      }
    }
  }

  @Test(arguments: Effort.cases(variants)) func `finds nothing after a change`(
    module: String,
    request: String,
    architecture: String
  ) throws {
    let before = try #require(Samples.modules.first { $0.name == module })
    let change = try #require(before.changes.first { $0.name == request })
    let variants = ChangedSamples.variants(of: module).filter { $0.edition == .changed(request) }
    let variant = try #require(variants.first { $0.architecture.name == architecture })
    let after = Module(
      name: module,
      title: before.title,
      summary: before.summary,
      variants: variants,
      scenarios: change.scenarios,
      rules: before.rules,
      sources: before.sources
    )
    let baselines = BaselineCache.ofSamples
    for scenario in change.scenarios {
      let run = Run(after, variant).playing(scenario).doing(scenario.steps.map(\.action))
      let loaded = LoadedModule(replaying: run)
      #expect(Review(loaded.evidence(loaded.now.trace, baselines)).findings == [])
      loaded.follow([.close, .wait(milliseconds: nil)])
      #expect(Review(loaded.evidence(loaded.now.trace, baselines)).findings == [])
    }
  }
}
