import CollaborationRules
import SampleModules
import Stage
import Testing
import TraceRecording
import Traces

struct SampleRun: CustomTestStringConvertible, Sendable {
  let module: String
  let architecture: String
  let scenario: String

  var testDescription: String { "\(module) \(architecture) \(scenario)" }

  static var all: [SampleRun] {
    Samples.modules.flatMap { module in
      module.variants.flatMap { variant in
        module.scenarios.map {
          SampleRun(
            module: module.name,
            architecture: variant.architecture.name,
            scenario: $0.name
          )
        }
      }
    }
  }

  /// Plays the scenario and returns the review of the rules; with `closing`, the module is closed at the end.
  func review(closing: Bool) throws -> Review {
    let name = self.module
    let module = try #require(Samples.modules.first { $0.name == name })
    let variant = try #require(module.variant(architecture))
    let scenario = try #require(module.scenario(scenario))
    let recorder = Recorder()
    let stage = HeadlessStage(variant, given: scenario.condition, recorder: recorder)
    for step in scenario.steps { try? stage.perform(step.action) }
    if closing { try? stage.perform(.close) }
    return Review(Evidence(recorder.trace(), entities: variant.entities))
  }
}

@Suite struct SampleFindingsTests {
  @Test(arguments: SampleRun.all, [true, false]) func `healthy modules have no findings`(
    played: SampleRun,
    closing: Bool
  ) throws {
    #expect(try played.review(closing: closing).findings == [])
  }
}
