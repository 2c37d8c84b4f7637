import ComparisonData
import Stage

/// A scenario, its run on a variant, and whether the variant may deviate from the scenario's screens.
struct ScenarioPlay {
  let scenario: Scenario
  /// Whether the module allows the variant to show other screens than this scenario specifies.
  let isExempt: Bool
  let scenarioRun: ScenarioRun

  /// Returns the scenarios of a module with a variant's runs of them; `scenarioRuns` are in the order of the scenarios.
  static func all(
    of module: Module,
    by variant: Variant,
    _ scenarioRuns: [ScenarioRun]
  ) -> [ScenarioPlay] {
    zip(module.scenarios, scenarioRuns).map { scenario, scenarioRun in
      let isExempt = module.exemptions.contains {
        $0.architecture == variant.architecture.name && $0.scenario == scenario.name
      }
      return ScenarioPlay(scenario: scenario, isExempt: isExempt, scenarioRun: scenarioRun)
    }
  }
}
