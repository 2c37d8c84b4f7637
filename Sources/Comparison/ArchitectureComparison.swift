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
    /// The variant.
    public let variant: Variant
    /// What was said and seen.
    public let scenarioRun: ScenarioRun
    /// Why it has no numbers; nil where it has.
    public let exclusion: Exclusion?
    /// What was measured of its own tests; nil where nothing was.
    public let suite: SuiteMeasure?

    /// The faults that were planted in it.
    let faults: [SuiteMeasures.Fault]

    let source: VariantSource
    let plays: [Play]
  }

  /// Plays all scenarios of the module on every variant, and measures them.
  ///
  /// `scenarioRuns` plays them, or knows what came of it: `Module.scenarioRuns(by:)`.
  public init(
    of scenario: Scenario,
    in module: Module,
    by variants: [Variant],
    scenarioRuns: (Module, Variant) -> [ScenarioRun] = { $0.scenarioRuns(by: $1) }
  ) {
    self.scenario = scenario
    self.module = module
    entries = variants.map { Entry($0, scenario, module, scenarioRuns(module, $0)) }
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

extension ArchitectureComparison.Entry {
  fileprivate init(
    _ variant: Variant,
    _ scenario: Scenario,
    _ module: Module,
    _ scenarioRuns: [ScenarioRun]
  ) {
    let plays = Play.all(of: module, by: variant, scenarioRuns)
    let own = plays.first { $0.scenario.name == scenario.name }
    self.variant = variant
    self.plays = plays
    suite = variant.edition == .repaired ? module.suites.suites[variant.name] : nil
    faults = module.suites.faults
    scenarioRun = own?.scenarioRun ?? ScenarioRun(of: scenario, by: variant)
    source = VariantSource(variant)
    exclusion = Exclusion(of: variant, source, plays)
  }
}
