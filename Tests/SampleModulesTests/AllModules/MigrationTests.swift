import SampleModules
import Stage
import Testing
import TraceRecording
import Traces

/// The steps of migrations, the textbooks at both ends included.
@Suite struct MigrationTests {
  private static let steps: [(module: String, step: Int)] = Samples.modules.flatMap { module in
    module.migrations.flatMap { migration in
      (0...migration.steps.count).map { (module.name, $0) }
    }
  }

  private func found(_ name: String) throws -> (module: Module, migration: Migration) {
    let module = try #require(Samples.modules.first { $0.name == name })
    return (module, try #require(module.migrations.first))
  }

  @Test func `are six of Todos from VIPER to MVVM`() {
    #expect(Self.steps.map(\.module) == Array(repeating: "todos", count: 6))
  }

  @Test(arguments: steps) func `show the screens of all scenarios, and leave nobody behind`(
    name: String,
    step: Int
  ) throws {
    let (module, migration) = try found(name)
    let variant = try #require(module.variant(after: step, of: migration))
    for scenario in module.scenarios {
      #expect(ScenarioRun(of: scenario, by: variant).deviations == [], "\(scenario.name)")
      let stage = HeadlessStage(variant, given: scenario.condition)
      for action in scenario.steps.map(\.action) { try stage.perform(action) }
      try stage.closeAndRunToEnd()
      #expect(stage.left == [], "\(scenario.name)")
    }
  }

  @Test(arguments: steps.dropLast()) func `change who talks to whom, each step again`(
    name: String,
    step: Int
  ) throws {
    let (module, migration) = try found(name)
    let traces = try [step, step + 1].map { step in
      let variant = try #require(module.variant(after: step, of: migration))
      return module.scenarios.map { ScenarioRun(of: $0, by: variant).trace.notation }
    }
    #expect(traces[0] != traces[1])
  }

  @Test func `begin and end with the textbooks, by number and by name`() throws {
    let (module, migration) = try found("todos")
    let names = (-1...6).map { module.variant(after: $0, of: migration)?.name }
    let steps = (1...4).map { "viper-to-mvvm-\($0)" }
    #expect(names == [nil, "viper"] + steps + ["mvvm", nil])
    #expect((-1...6).map { module.variant("viper-to-mvvm-\($0)")?.name } == names)
    #expect(module.variant("viper-to-mvvm") == nil && module.variant("viper-to-mvvm-x") == nil)
  }
}
