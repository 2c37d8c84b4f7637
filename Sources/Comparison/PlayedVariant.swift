import ComparisonData
import Stage

/// A variant with its parsed source and its runs of all scenarios of the module, reusable in several comparisons.
package struct PlayedVariant {
  let variant: Variant
  let source: VariantSource
  let plays: [ScenarioPlay]
  let exclusion: Exclusion?
  let suite: SuiteMeasure?

  /// Parses the variant's source; `scenarioRuns` are its runs of the module's scenarios, in the order of the scenarios.
  package init(_ variant: Variant, in module: Module, _ scenarioRuns: [ScenarioRun]) {
    self.variant = variant
    source = VariantSource(variant)
    plays = zip(module.scenarios, scenarioRuns).map { scenario, scenarioRun in
      let isExempt = module.exemptions.contains {
        $0.architecture == variant.architecture.name && $0.scenario == scenario.name
      }
      return ScenarioPlay(scenario: scenario, isExempt: isExempt, scenarioRun: scenarioRun)
    }
    exclusion = Exclusion(of: variant, source, plays)
    suite = variant.edition == .repaired ? module.suites.suites[variant.name] : nil
  }

  /// Returns the variant's run of a scenario; plays the scenario now if the module does not list it.
  func run(of scenario: Scenario) -> ScenarioRun {
    plays.first { $0.scenario.name == scenario.name }?.scenarioRun
      ?? ScenarioRun(of: scenario, by: variant)
  }
}

/// A scenario, its run on a variant, and whether the variant may deviate from the scenario's screens.
struct ScenarioPlay {
  let scenario: Scenario
  /// Whether the module allows the variant to show other screens than this scenario specifies.
  let isExempt: Bool
  let scenarioRun: ScenarioRun
}
