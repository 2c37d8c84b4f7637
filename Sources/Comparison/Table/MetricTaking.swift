import Stage
import Traces

extension Metric {
  static func all(of entries: [ArchitectureComparison.Entry], in scenario: Scenario) -> [Metric] {
    let roles = entries.flatMap(\.played.source.outline.roles).inLaneOrder
    let byRole = roles.map(SourceMeasure.lines) + roles.map(SourceMeasure.coupling)
    return SourceMeasure.all.map { $0.metric(of: entries, .source) }
      + byRole.map { $0.metric(of: entries, .role) }
      + RunMeasure.all.map { $0.metric(of: entries, in: scenario) }
      + TestSuiteMeasure.all.map { $0.metric(of: entries) }
  }

  /// Returns the names of all measures of a module's variants, without measuring.
  package static func names(in module: Module) -> [String] {
    let roles = module.variants.flatMap { SourceOutline(declaredIn: $0).roles }.inLaneOrder
    let source = SourceMeasure.all + roles.flatMap { [.lines(of: $0), .coupling(of: $0)] }
    return source.map(\.name) + RunMeasure.all.map(\.name) + TestSuiteMeasure.all.map(\.name)
  }
}

extension ArchitectureComparison.Entry {
  /// Returns the variant's measurement by `take`, or `.refused` for an excluded variant.
  func measured(_ take: () -> Measurement) -> Metric.Entry {
    Metric.Entry(variant.title, exclusion == nil ? take() : Measurement(value: .refused))
  }
}

extension SourceMeasure {
  fileprivate func metric(
    of entries: [ArchitectureComparison.Entry],
    _ group: Metric.Group
  ) -> Metric {
    metric(
      group,
      entries.map { entry in
        entry.measured {
          entry.played.source.isEmpty
            ? Measurement(value: .notMeasured) : count(entry.played.source)
        }
      }
    )
  }
}

extension RunMeasure {
  func metric(
    of entries: [ArchitectureComparison.Entry],
    in scenario: Scenario
  ) -> Metric {
    metric(
      .run,
      entries.map { entry in
        entry.measured {
          measurement(
            of: entry.played.plays.filter { !$0.isExempt },
            scenario,
            from: entry.played.source.outline
          )
        }
      }
    )
  }

  private func measurement(
    of plays: [ScenarioPlay],
    _ scenario: Scenario,
    from outline: SourceOutline
  ) -> Measurement {
    let counted = plays.map { play in
      let trace = isTakenAfterClosing ? play.scenarioRun.continued : play.scenarioRun.trace
      return (name: play.scenario.name, counts: count(RunTrace(trace, from: outline)))
    }
    let played = counted.filter { $0.name == scenario.name }
    return Measurement(
      value: MetricValue(of: played.flatMap(\.counts.counts)),
      overall: MetricValue(of: counted.flatMap(\.counts.counts)),
      rows: counted.flatMap { name, counts in counts.rows.map { "\(name): \($0)" } }
    )
  }
}

extension TestSuiteMeasure {
  fileprivate func metric(of entries: [ArchitectureComparison.Entry]) -> Metric {
    metric(
      .tests,
      entries.map { entry in
        entry.measured {
          entry.suite.map { count($0) } ?? Measurement(value: .notMeasured)
        }
      }
    )
  }
}
