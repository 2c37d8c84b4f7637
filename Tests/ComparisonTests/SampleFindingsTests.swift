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
  func review(closing: Bool, _ prepare: (Recorder) throws -> Void = { _ in }) throws -> Review {
    let name = self.module
    let module = try #require(Samples.modules.first { $0.name == name })
    let variant = try #require(module.variant(architecture))
    let scenario = try #require(module.scenario(scenario))
    let recorder = Recorder()
    try prepare(recorder)
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

  @Test(
    arguments: [
      ("nil-link", LinkFault.nil, "View.presenter"),
      ("nil-link", .nil, "Presenter.interactor"),
      ("nil-link", .nil, "Presenter.router"),
      ("nil-link", .nil, "Presenter.view"),
      ("nil-link", .nil, "Interactor.presenter"),
      ("strong-view", .strong, "Presenter.view"),
      ("strong-output", .strong, "Interactor.presenter"),
      ("all-weak", .weak, "View.presenter"),
      ("all-weak", .weak, "Presenter.interactor"),
      ("all-weak", .weak, "Presenter.router"),
    ],
    [true, false]
  ) func `a fault of a reference is found under its own name`(
    fault: (name: String, kind: LinkFault, reference: String),
    closing: Bool
  ) throws {
    let played = SampleRun(module: "products", architecture: "viper", scenario: "select")
    let review = try played.review(closing: closing) { $0.inject(fault.kind, at: fault.reference) }
    #expect(review.findings.map(\.name) == [fault.name])
  }

  @Test(
    arguments: [
      ("no-reply", MessageFault.drop, "Interactor -> Presenter didFetchProducts"),
      ("no-reply", .drop, "Presenter -> View showProducts"),
      ("no-reply", .drop, "Presenter -> Interactor getProducts"),
      ("double-reply", .double, "Interactor -> Presenter didFetchProducts"),
    ],
    [true, false]
  ) func `a fault of a message is found under its own name`(
    fault: (name: String, kind: MessageFault, pattern: String),
    closing: Bool
  ) throws {
    let played = SampleRun(module: "products", architecture: "viper", scenario: "open")
    let review = try played.review(closing: closing) {
      try $0.inject(fault.kind, fault.pattern)
    }
    #expect(review.findings.map(\.name) == [fault.name])
  }
}
