import ComparisonData
import Stage
import Traces

/// One scenario played in several architectures, and everything that was measured of them.
///
/// Says nothing about which is better: it shows the conversations, counts them, and names where
/// each piece of work is done.
package struct ArchitectureComparison {
  /// The scenario that was played.
  package let scenario: Scenario
  /// The feature.
  package let module: Module
  /// What came of it, a variant each, in the order asked for.
  package let entries: [Entry]
  /// Everything that was measured, in the order of the table.
  package let metrics: [Metric]

  /// One variant's part.
  package struct Entry {
    /// What was said and seen.
    package let scenarioRun: ScenarioRun
    let played: PlayedVariant

    /// The variant.
    package var variant: Variant { played.variant }
    /// Why it has no numbers; nil where it has.
    package var exclusion: Exclusion? { played.exclusion }
    /// What was measured of its own tests; nil where nothing was.
    package var suite: SuiteMeasure? { played.suite }
  }

  /// Plays all scenarios of the module on every variant, and measures them.
  package init(of scenario: Scenario, in module: Module, by variants: [Variant]) {
    self.init(
      of: scenario,
      in: module,
      by: variants.map { PlayedVariant($0, in: module, module.scenarioRuns(by: $0)) }
    )
  }

  /// Measures variants that were played.
  package init(of scenario: Scenario, in module: Module, by variants: [PlayedVariant]) {
    self.scenario = scenario
    self.module = module
    entries = variants.map { Entry(scenarioRun: $0.run(of: scenario), played: $0) }
    metrics = Metric.all(of: entries, in: scenario)
  }

  /// Whether every variant showed what the scenario demands.
  package var isSameEverywhere: Bool {
    entries.allSatisfy(\.scenarioRun.deviations.isEmpty)
  }

  /// The measure of that name, or of that title.
  package func metric(_ name: String) -> Metric? {
    metrics.first { $0.name == name || $0.bareTitle == name }
  }
}
