import CollaborationRules
import SampleModules
import Stage
import TestSupport
import Testing
import TraceRecording
import Traces

@testable import Comparison

@Suite struct VariantFactsTests {
  @Test func `lists protocols that are not class-bound`() throws {
    let module = try #require(Samples.modules.first { $0.name == "products" })
    let published = try #require(module.editions.first { $0.edition == .published("000") })
    let facts = SourceFacts(of: published, in: module)
    #expect(
      facts.valueInterfaces == [
        "ProductListPresenterProtocol", "ProductListInteractorProtocol",
        "ProductListPresenterOutputProtocol", "ProductListRouterProtocol",
      ]
    )
  }
}

@Suite struct SampleFindingsTests {
  @Test(arguments: Samples.modules.map(\.name))
  func `healthy modules have no findings, open or closed`(name: String) throws {
    let module = try #require(Samples.modules.first { $0.name == name })
    for variant in module.variants {
      for scenario in Effort.cases(module.scenarios, every: 3) {
        let recorder = Recorder()
        let stage = HeadlessStage(variant, given: scenario.condition, recorder: recorder)
        for step in scenario.steps { try? stage.perform(step.action) }
        let open = Review(Evidence(recorder.trace(), entities: variant.entities))
        #expect(open.findings == [], "\(variant.name) \(scenario.name)")
        try? stage.perform(.close)
        let closed = Review(Evidence(recorder.trace(), entities: variant.entities))
        #expect(closed.findings == [], "\(variant.name) \(scenario.name), closed")
      }
    }
  }
}
