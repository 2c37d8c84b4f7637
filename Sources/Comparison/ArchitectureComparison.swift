import ComparisonData
import Stage

/// A comparison of a module's variants (its versions in different architectures): their runs of one scenario, and their measures.
///
/// The measures count lines, types, messages and tests; the comparison does not rank the variants.
package struct ArchitectureComparison {
  /// The scenario that was played.
  package let scenario: Scenario
  /// The module to which the scenario and the variants belong.
  package let module: Module
  /// The compared variants with their runs, in the order in which they were passed to the initializer.
  package let entries: [Entry]
  /// The measures with their values for all variants, in the order of the printed table.
  package let metrics: [Metric]

  /// A variant, its run of the scenario, and its measures.
  package struct Entry {
    /// The run of the compared scenario on this variant: its trace and its screens.
    package let scenarioRun: ScenarioRun
    let played: PlayedVariant

    /// The variant that was played.
    package var variant: Variant { played.variant }
    /// The reason why no measures of the variant are taken; nil if they are taken.
    package var exclusion: Exclusion? { played.exclusion }
    /// The measurement of the variant's own unit tests; nil if the tests were not measured.
    package var suite: SuiteMeasure? { played.suite }
  }

  /// Plays all scenarios of the module on every variant and takes the measures; `scenario` is the compared one.
  package init(of scenario: Scenario, in module: Module, by variants: [Variant]) {
    self.init(
      of: scenario,
      in: module,
      by: variants.map { PlayedVariant($0, in: module, module.scenarioRuns(by: $0)) }
    )
  }

  /// Takes the measures of variants on which the module's scenarios were already played; `scenario` is the compared one.
  package init(of scenario: Scenario, in module: Module, by variants: [PlayedVariant]) {
    self.scenario = scenario
    self.module = module
    entries = variants.map { Entry(scenarioRun: $0.run(of: scenario), played: $0) }
    metrics = Metric.all(of: entries, in: scenario)
  }

  /// Whether every variant showed all screens that the compared scenario specifies.
  package var isSameEverywhere: Bool {
    entries.allSatisfy(\.scenarioRun.deviations.isEmpty)
  }

  /// Returns the measure with this name, or with this title without indentation; nil if there is none.
  ///
  /// A measure that only the overview has is found by its name, not by its title.
  package func metric(_ name: String) -> Metric? {
    metrics.first { $0.name == name || $0.bareTitle == name } ?? overviewMetric(name)
  }
}
