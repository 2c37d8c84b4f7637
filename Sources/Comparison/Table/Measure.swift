import Stage
import Traces

/// A measure that is counted in a source, a run, a test suite or a change request.
struct Measure<Subject>: Sendable {
  let name: String
  let title: String
  let unit: String
  let method: String
  let count: @Sendable (Subject) -> Measurement

  /// Creates a measure; unless they are stated, its title is its name with blanks for hyphens, and its unit is its name.
  init(
    _ name: String,
    titled title: String? = nil,
    unit: String? = nil,
    _ method: String,
    _ count: @escaping @Sendable (Subject) -> Measurement
  ) {
    self.name = name
    self.title = title ?? name.replacing("-", with: " ")
    self.unit = unit ?? name
    self.method = method
    self.count = count
  }

  init(
    _ name: String,
    titled title: String? = nil,
    unit: String? = nil,
    _ method: String,
    listing list: @escaping @Sendable (Subject) -> [String]
  ) {
    self.init(name, titled: title, unit: unit, method) { subject in
      let rows = list(subject)
      return Measurement(counts: [rows.count], rows: rows)
    }
  }

  func metric(_ group: Metric.Group, _ entries: [Metric.Entry]) -> Metric {
    Metric(name: name, title: title, unit: unit, group: group, method: method, entries: entries)
  }
}

struct Measurement {
  let value: MetricValue
  var overall: MetricValue?
  /// The count of a run, or one count for each of its actions; empty for a value without counts.
  var counts: [Int] = []
  var rows: [String] = []
}

extension Measurement {
  /// Creates a measurement whose value is a number if all counts are equal, else their range.
  init(counts: [Int], rows: [String]) {
    self.init(value: MetricValue(of: counts), counts: counts, rows: rows)
  }
}

extension Metric {
  static func all(of entries: [ArchitectureComparison.Entry], in scenario: Scenario) -> [Metric] {
    let roles = entries.flatMap(\.played.source.outline.roles).inLaneOrder
    let byRole = roles.map(SourceMeasure.lines) + roles.map(SourceMeasure.coupling)
    return SourceMeasure.all.map { $0.metric(.source, of: entries, \.countedSource) }
      + byRole.map { $0.metric(.role, of: entries, \.countedSource) }
      + RunMeasure.all.map { $0.metric(of: entries, in: scenario, \.trace) }
      + RunMeasure.afterClosing.map { $0.metric(of: entries, in: scenario, \.continued) }
      + TestSuiteMeasure.all.map { $0.metric(.tests, of: entries, \.suite) }
  }

  /// Returns the names of all measures of a module's variants, without measuring.
  package static func names(in module: Module) -> [String] {
    let roles = module.variants.flatMap { SourceOutline(declaredIn: $0).roles }.inLaneOrder
    let byRole = roles.flatMap { [SourceMeasure.lines(of: $0), SourceMeasure.coupling(of: $0)] }
    let runs = RunMeasure.all + RunMeasure.afterClosing
    return (SourceMeasure.all + byRole).map(\.name) + runs.map(\.name)
      + TestSuiteMeasure.all.map(\.name)
  }
}

extension ArchitectureComparison.Entry {
  /// The variant's source; nil if it is not embedded in the program.
  fileprivate var countedSource: VariantSource? { played.source.isEmpty ? nil : played.source }
}

extension Measure {
  /// Returns the measurements of all variants: `.notMeasured` where `subject` returns nil, `.refused` for an excluded variant.
  func metric(
    _ group: Metric.Group,
    of entries: [ArchitectureComparison.Entry],
    _ subject: (ArchitectureComparison.Entry) -> Subject?
  ) -> Metric {
    metric(group, of: entries) { subject($0).map(count) ?? Measurement(value: .notMeasured) }
  }

  private func metric(
    _ group: Metric.Group,
    of entries: [ArchitectureComparison.Entry],
    taking measurement: (ArchitectureComparison.Entry) -> Measurement
  ) -> Metric {
    let measured = entries.map { entry in
      Metric.Entry(entry.variant.title, excluded: entry.exclusion) { measurement(entry) }
    }
    return metric(group, measured)
  }
}

extension Measure<RunTrace> {
  /// Returns the measurements in the trace that `trace` selects of each run: in the run of `scenario`, and over all runs.
  func metric(
    of entries: [ArchitectureComparison.Entry],
    in scenario: Scenario,
    _ trace: KeyPath<ScenarioRun, Trace>
  ) -> Metric {
    metric(.run, of: entries) { entry in
      let counted = entry.played.plays.filter { !$0.isExempt }.map { play in
        let run = RunTrace(play.scenarioRun[keyPath: trace], from: entry.played.source.outline)
        return (name: play.scenario.name, measurement: count(run))
      }
      let played = counted.filter { $0.name == scenario.name }
      return Measurement(
        value: MetricValue(of: played.flatMap(\.measurement.counts)),
        overall: MetricValue(of: counted.flatMap(\.measurement.counts)),
        rows: counted.flatMap { name, counted in counted.rows.map { "\(name): \($0)" } }
      )
    }
  }
}
