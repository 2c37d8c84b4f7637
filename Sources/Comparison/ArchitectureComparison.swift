import ComparisonData
import Stage
import Traces

/// One scenario played in several architectures, and everything that was measured of them.
///
/// Says nothing about which is better: it shows the conversations, counts them, and names where
/// each piece of work is done.
public struct ArchitectureComparison {
  /// The scenario that was played.
  public let scenario: Scenario
  /// The feature.
  public let module: Module
  /// What came of it, a variant each, in the order asked for.
  public let entries: [Entry]
  /// Everything that was measured, in the order of the table.
  public let metrics: [Metric]

  /// One variant's part.
  public struct Entry {
    /// What was said and seen.
    public let scenarioRun: ScenarioRun
    let played: PlayedVariant

    /// The variant.
    public var variant: Variant { played.variant }
    /// Why it has no numbers; nil where it has.
    public var exclusion: Exclusion? { played.exclusion }
    /// What was measured of its own tests; nil where nothing was.
    public var suite: SuiteMeasure? { played.suite }
  }

  /// Plays all scenarios of the module on every variant, and measures them.
  public init(of scenario: Scenario, in module: Module, by variants: [Variant]) {
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
  public var isSameEverywhere: Bool {
    entries.allSatisfy(\.scenarioRun.deviations.isEmpty)
  }

  /// The measure of that name, or of that title.
  public func metric(_ name: String) -> Metric? {
    metrics.first { $0.name == name || $0.bareTitle == name }
  }
}
