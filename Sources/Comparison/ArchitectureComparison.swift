import ComparisonData
import Stage
import Traces

/// A comparison of a module's variants (its versions in different architectures): their runs of one scenario, and their measures.
///
/// The measures count lines, types, messages and tests; the comparison does not rank the variants.
package struct ArchitectureComparison {
  package let scenario: Scenario
  package let module: Module
  /// The compared variants with their runs, in the order in which they were passed to the initializer.
  package let entries: [Entry]
  /// The measures with their values for all variants, in the order of the printed table.
  package let metrics: [Metric]

  package struct Entry {
    /// The run of the compared scenario on this variant: its trace and its screens.
    package let scenarioRun: ScenarioRun
    let played: PlayedVariant

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

extension ArchitectureComparison.Entry {
  /// The recorded objects that were created in the run, except the Store, the data source that all variants share.
  package var ownObjects: [Participant] { RunTrace(scenarioRun.trace).ownObjects }

  /// The numbers of objects, messages and any bindings: "4 objects of its own (Router silent); 5 messages, 1 with the Store".
  ///
  /// An object is silent if it neither sent nor received a call or an answer in the run. For an excluded variant, the summary is
  /// the reason of its exclusion.
  package var summary: String {
    if let exclusion { return "no numbers: \(exclusion)" }
    let rows = scenarioRun.trace.rows.filter { $0.isMessage || $0.isAnswer }
    let speaking = Set(rows.flatMap(\.participants))
    let silent = ownObjects.filter { !speaking.contains($0) }.map(\.name).joined(separator: ", ")
    let objects = "\(ownObjects.count.counted("object")) of its own"
    let run = RunTrace(scenarioRun.trace, from: played.source.outline)
    var messages = run.messages.count.counted("message")
    messages += ", \(run.messages.count(where: \.involvesStore)) with the Store"
    if !run.bindings.isEmpty { messages += "; \(run.bindings.count.counted("binding"))" }
    return "\(objects)\(silent.isEmpty ? "" : " (\(silent) silent)"); \(messages)"
  }
}

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

struct ScenarioPlay {
  let scenario: Scenario
  /// Whether the module allows the variant to show other screens than this scenario specifies.
  let isExempt: Bool
  let scenarioRun: ScenarioRun
}

extension [Variant] {
  /// The variants in the standard order of architectures (MVC, MVVM, VIPER, …), with a team's own architectures last.
  package var inOrder: [Variant] { sorted { $0.architecture.column < $1.architecture.column } }
}

extension [ChangedTree] {
  package var inOrder: [ChangedTree] { sorted { $0.architecture.column < $1.architecture.column } }
}

extension Architecture {
  fileprivate var column: Int {
    Architecture.known.firstIndex(of: self) ?? Architecture.known.count
  }
}
