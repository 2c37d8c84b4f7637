import ComparisonData
import Stage

/// A variant with its parsed source and its runs of all scenarios of the module, for use in the comparisons of several
/// scenarios.
package struct PlayedVariant {
  let variant: Variant
  let source: VariantSource
  let plays: [ScenarioPlay]
  let exclusion: Exclusion?
  let suite: SuiteMeasure?

  /// Parses a variant's source; `scenarioRuns` has one run of the variant per scenario of the module, in the same
  /// order.
  package init(_ variant: Variant, in module: Module, _ scenarioRuns: [ScenarioRun]) {
    self.variant = variant
    source = VariantSource(variant)
    plays = ScenarioPlay.all(of: module, by: variant, scenarioRuns)
    exclusion = Exclusion(of: variant, source, plays)
    suite = variant.edition == .repaired ? module.suites.suites[variant.name] : nil
  }

  /// Returns the variant's run of a scenario; a scenario that is not among the module's is played now.
  func run(of scenario: Scenario) -> ScenarioRun {
    plays.first { $0.scenario.name == scenario.name }?.scenarioRun
      ?? ScenarioRun(of: scenario, by: variant)
  }
}
