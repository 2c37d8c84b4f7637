import ComparisonData
import Stage

/// A variant with its parsed source and its runs of all scenarios of the module; comparisons of several scenarios
/// share it.
package struct PlayedVariant {
  let variant: Variant
  let source: VariantSource
  let plays: [ScenarioPlay]
  let exclusion: Exclusion?
  let suite: SuiteMeasure?

  /// Parses a variant's source; `scenarioRuns` has one run per scenario of the module, in the same order.
  package init(_ variant: Variant, in module: Module, _ scenarioRuns: [ScenarioRun]) {
    self.variant = variant
    source = VariantSource(variant)
    plays = ScenarioPlay.all(of: module, by: variant, scenarioRuns)
    exclusion = Exclusion(of: variant, source, plays)
    suite = variant.edition == .repaired ? module.suites.suites[variant.name] : nil
  }

  /// Returns the run of a scenario, which is played now if it is not one of the module's.
  func run(of scenario: Scenario) -> ScenarioRun {
    plays.first { $0.scenario.name == scenario.name }?.scenarioRun
      ?? ScenarioRun(of: scenario, by: variant)
  }
}
