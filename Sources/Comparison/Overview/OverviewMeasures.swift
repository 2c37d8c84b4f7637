import Stage
import Traces

extension ArchitectureComparison {
  /// The measures of the overview, in the order of its columns.
  package var overviewMetrics: [Metric] {
    ["lines", "protocols", "objects", "messages", "strong", "weak", "test-lines"]
      .compactMap(metric)
  }

  /// The names of the measures that only the overview has.
  package static let overviewNames = ["objects", "strong", "weak"]

  /// Returns the measure of the overview with this name; nil for a measure that other tables have, and for an unknown name.
  ///
  /// - Complexity: One play of the compared scenario by each variant for `strong` and `weak`.
  func overviewMetric(_ name: String) -> Metric? {
    switch name {
    case "objects": OverviewMeasure.objects.metric(of: entries, in: scenario, \.trace)
    case "strong": references(OverviewMeasure.strong)
    case "weak": references(OverviewMeasure.weak)
    default: nil
    }
  }

  private func references(_ measure: Measure<[ObjectGraph.Reference]>) -> Metric {
    measure.metric(.run, of: entries) { entry in
      let own = entry.ownObjects
      return entry.ownership(after: scenario).references.filter { reference in
        [reference.owner, reference.target].allSatisfy { $0.isStore || own.contains($0) }
      }
    }
  }
}

private enum OverviewMeasure {
  static let objects = Measure<RunTrace>(
    "objects",
    unit: "objects",
    "The recorded objects that were created in the run, also those that were released before its end. "
      + "The Store, which all variants share, does not count."
  ) { run in
    let names = run.ownObjects.map(\.name)
    return Measurement(counts: [names.count], rows: [names.joined(separator: ", ")])
  }

  static let strong = references("strong", "The strong references", [.strong])
  static let weak = references("weak", "The weak and unowned references", [.weak, .unowned])

  private static func references(
    _ name: String,
    _ counted: String,
    _ strengths: [Seam.Strength]
  ) -> Measure<[ObjectGraph.Reference]> {
    Measure(
      name,
      "\(name) references",
      unit: "references",
      "\(counted) between the objects that count as objects, and between these and the Store, in stored "
        + "properties at the end of the scenario. What a closure holds is not seen. compare MODULE ownership  "
        + "draws them, and those of objects without a role."
    ) { references in
      references.filter { strengths.contains($0.strength) }
        .map { "\($0.owner.name) holds \($0.target.name) as \($0.property)" }
    }
  }
}
