import ComparisonData
import Stage

/// A variant, read and played in all scenarios of its module: what is known of it in any comparison.
package struct PlayedVariant {
  let variant: Variant
  let source: VariantSource
  let plays: [Play]
  /// Why it has no numbers; nil where it has.
  let exclusion: Exclusion?
  /// What was measured of its own tests; nil where nothing was.
  let suite: SuiteMeasure?

  /// Reads a variant whose runs are known.
  package init(_ variant: Variant, in module: Module, _ scenarioRuns: [ScenarioRun]) {
    self.variant = variant
    source = VariantSource(variant)
    plays = Play.all(of: module, by: variant, scenarioRuns)
    exclusion = Exclusion(of: variant, source, plays)
    suite = variant.edition == .repaired ? module.suites.suites[variant.name] : nil
  }

  /// What was said and seen in a scenario.
  func run(of scenario: Scenario) -> ScenarioRun {
    plays.first { $0.scenario.name == scenario.name }?.scenarioRun
      ?? ScenarioRun(of: scenario, by: variant)
  }
}
