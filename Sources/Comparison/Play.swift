import ComparisonData
import Stage
import Traces

/// A scenario played on a variant, with the module closed behind it.
struct Play {
  let scenario: Scenario
  /// Whether the variant may show something else here.
  let isExempt: Bool
  let scenarioRun: ScenarioRun

  /// The scenarios of a module, as they were played on a variant.
  static func all(
    of module: Module,
    by variant: Variant,
    _ scenarioRuns: [ScenarioRun]
  ) -> [Play] {
    zip(module.scenarios, scenarioRuns).map { scenario, scenarioRun in
      let isExempt = module.exemptions.contains {
        $0.architecture == variant.architecture.name && $0.scenario == scenario.name
      }
      return Play(scenario: scenario, isExempt: isExempt, scenarioRun: scenarioRun)
    }
  }

  /// What is recorded when the module is closed behind it, and all run that waits.
  var closed: Trace { scenarioRun.continued }
}
