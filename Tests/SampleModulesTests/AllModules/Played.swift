import ComparisonData
import SampleModules
import Stage
import Testing
import TraceRecording
import Traces

struct Played: CustomTestStringConvertible, Sendable {
  let module: String
  let architecture: String
  let scenario: String

  var testDescription: String { "\(module) \(architecture) \(scenario)" }

  static var all: [Played] {
    Samples.modules.flatMap { module in
      module.variants.flatMap { variant in
        module.scenarios.map { scenario in
          Played(
            module: module.name,
            architecture: variant.architecture.name,
            scenario: scenario.name
          )
        }
      }
    }
  }

  static func all(of module: String) -> [Played] { all.filter { $0.module == module } }

  /// The scenarios without an exemption for the variant.
  static var binding: [Played] {
    all.filter { played in
      !Samples.modules.contains { module in
        module.name == played.module && module.exempts(played)
      }
    }
  }

  func scenarioRun() throws -> ScenarioRun {
    let (scenario, variant) = try found()
    return ScenarioRun(of: scenario, by: variant)
  }

  /// Plays the scenario, closes the module and runs all pending work; returns the stage.
  func stageAfterClosing() throws -> HeadlessStage {
    let (scenario, variant) = try found()
    let stage = HeadlessStage(variant, given: scenario.condition)
    for step in scenario.steps { try stage.perform(step.action) }
    try stage.closeAndRunToEnd()
    return stage
  }

  private func found() throws -> (Scenario, Variant) {
    let module = try #require(Samples.modules.first { $0.name == self.module })
    return (try #require(module.scenario(scenario)), try #require(module.variant(architecture)))
  }
}

extension Module {
  fileprivate func exempts(_ played: Played) -> Bool {
    exemptions.contains {
      $0.architecture == played.architecture && $0.scenario == played.scenario
    }
  }
}

extension HeadlessStage {
  /// Closes the module and runs all pending work.
  func closeAndRunToEnd() throws {
    if !isClosed { try perform(.close) }
    for _ in 0..<1000 where !pending.isEmpty { try perform(.wait(milliseconds: nil)) }
    #expect(pending == [], "Something goes on for ever.")
  }

  /// The participants that were created and are not gone.
  var left: Set<Participant> {
    let events = recorder.trace().events
    let created = events.filter { $0.kind == .created }.flatMap(\.objects)
    let gone = events.filter { $0.kind == .gone }.flatMap(\.objects)
    return Set(created).subtracting(gone)
  }
}
