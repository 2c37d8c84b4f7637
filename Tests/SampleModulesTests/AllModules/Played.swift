import ComparisonData
import SampleModules
import Stage
import Testing
import TraceRecording
import Traces

/// Every scenario of every module on every variant.
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

  /// Those of one module.
  static func all(of module: String) -> [Played] { all.filter { $0.module == module } }

  /// Those in which the variant must show what the scenario demands.
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

  /// The stage after the scenario was played, the module was closed and everything has run.
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
  /// Takes the module off the stage, and runs everything that is still to come.
  func closeAndRunToEnd() throws {
    if !isClosed { try perform(.close) }
    for _ in 0..<1000 where !pending.isEmpty { try perform(.wait(milliseconds: nil)) }
    #expect(pending == [], "Something goes on for ever.")
  }

  /// Who was made and is not gone.
  var left: Set<Participant> {
    let events = recorder.trace().events
    let created = events.filter { $0.kind == .created }.flatMap(\.objects)
    let gone = events.filter { $0.kind == .gone }.flatMap(\.objects)
    return Set(created).subtracting(gone)
  }
}
