import CollaborationRules
import SampleModules
import Stage
import Testing
import TraceRecording
import Traces

@Suite struct SampleFindingsTests {
  @Test(arguments: Samples.modules.map(\.name), [true, false])
  func `healthy modules have no findings`(name: String, closing: Bool) throws {
    let module = try #require(Samples.modules.first { $0.name == name })
    for variant in module.variants {
      for scenario in module.scenarios {
        let recorder = Recorder()
        let stage = HeadlessStage(variant, given: scenario.condition, recorder: recorder)
        for step in scenario.steps { try? stage.perform(step.action) }
        if closing { try? stage.perform(.close) }
        let review = Review(Evidence(recorder.trace(), entities: variant.entities))
        #expect(review.findings == [], "\(variant.name) \(scenario.name)")
      }
    }
  }
}
