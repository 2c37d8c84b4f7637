import ComparisonData
import Stage
import Traces

/// One scenario played in several variants of a module, with the measures taken of them.
///
/// The comparison does not rank the variants: it draws their traces, counts messages and lines, and names the place
/// of each responsibility.
package struct ArchitectureComparison {
  /// The scenario that was played.
  package let scenario: Scenario
  /// The module to which the scenario and the variants belong.
  package let module: Module
  /// One entry per variant, in the order of the initializer's `variants`.
  package let entries: [Entry]
  /// The measures, in the order of the table.
  package let metrics: [Metric]

  /// A variant, its run of the scenario, and its measures.
  package struct Entry {
    /// The run of the compared scenario: trace and screens.
    package let scenarioRun: ScenarioRun
    let played: PlayedVariant

    /// The variant that was played.
    package var variant: Variant { played.variant }
    /// The reason why the variant has no numbers; nil if it has numbers.
    package var exclusion: Exclusion? { played.exclusion }
    /// The measurement of the variant's own tests; nil if they were not measured.
    package var suite: SuiteMeasure? { played.suite }
  }

  /// Plays all scenarios of the module on every variant and takes the measures.
  package init(of scenario: Scenario, in module: Module, by variants: [Variant]) {
    self.init(
      of: scenario,
      in: module,
      by: variants.map { PlayedVariant($0, in: module, module.scenarioRuns(by: $0)) }
    )
  }

  /// Takes the measures of variants that were played before.
  package init(of scenario: Scenario, in module: Module, by variants: [PlayedVariant]) {
    self.scenario = scenario
    self.module = module
    entries = variants.map { Entry(scenarioRun: $0.run(of: scenario), played: $0) }
    metrics = Metric.all(of: entries, in: scenario)
  }

  /// Whether every variant showed the screens that the scenario demands.
  package var isSameEverywhere: Bool {
    entries.allSatisfy(\.scenarioRun.deviations.isEmpty)
  }

  /// Returns the measure with a name, or with a title in the table; nil if there is none.
  package func metric(_ name: String) -> Metric? {
    metrics.first { $0.name == name || $0.bareTitle == name }
  }
}
