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
    case "objects": RunMeasure.objects.metric(of: entries, in: scenario)
    case "strong": ReferenceMeasure.strong.metric(of: entries, after: scenario)
    case "weak": ReferenceMeasure.weak.metric(of: entries, after: scenario)
    default: nil
    }
  }
}

extension RunMeasure {
  fileprivate static let objects = RunMeasure(
    "objects",
    unit: "objects",
    "The recorded objects that were created in the run, also those that were released before its end. "
      + "The Store, which all variants share, does not count."
  ) { run in
    let names = run.ownObjects.map(\.name)
    return Counts(counts: [names.count], rows: [names.joined(separator: ", ")])
  }
}

/// A measure of the references between a variant's objects at the end of a scenario.
private struct ReferenceMeasure: Measure {
  let name: String
  let title: String
  let unit = "references"
  let method: String
  let strengths: [Seam.Strength]

  static let strong = ReferenceMeasure(
    name: "strong",
    title: "strong references",
    method: "The strong references" + rest,
    strengths: [.strong]
  )

  static let weak = ReferenceMeasure(
    name: "weak",
    title: "weak references",
    method: "The weak and unowned references" + rest,
    strengths: [.weak, .unowned]
  )

  private static let rest =
    " between the objects that count as objects, and between these and the Store, in stored properties "
    + "at the end of the scenario. What a closure holds is not seen. compare MODULE ownership  draws them, "
    + "and those of objects without a role."

  func metric(of entries: [ArchitectureComparison.Entry], after scenario: Scenario) -> Metric {
    metric(
      .run,
      entries.map { entry in
        entry.measured {
          let own = entry.ownObjects
          let references = entry.ownership(after: scenario).references.filter { reference in
            strengths.contains(reference.strength)
              && [reference.owner, reference.target].allSatisfy { $0.isStore || own.contains($0) }
          }
          return Measurement(
            value: .number(references.count),
            rows: references.map { "\($0.owner.name) holds \($0.target.name) as \($0.property)" }
          )
        }
      }
    )
  }
}
