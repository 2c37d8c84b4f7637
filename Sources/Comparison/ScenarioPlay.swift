import ComparisonData
import Stage

/// The run of one scenario on a variant, with the events after closing the module.
struct ScenarioPlay {
  let scenario: Scenario
  /// Whether the module exempts the variant from this scenario.
  let isExempt: Bool
  let scenarioRun: ScenarioRun

  /// Pairs the scenarios of a module with their runs on a variant.
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
