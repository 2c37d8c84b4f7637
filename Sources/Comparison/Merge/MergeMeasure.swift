import ComparisonData
import Stage
import Traces

/// A way to count how two change requests get along in a variant.
struct MergeMeasure: Measure {
  let name: String
  let title: String
  let unit: String
  let method: String
  let count: @Sendable (MergeComparison, MergeComparison.Entry) -> Measurement
}

extension MergeMeasure {
  /// Everything that is counted, in the order of the table.
  static let all = [shared, files, conflicts, scenarios]

  private static let shared = MergeMeasure(
    name: "files-touched-by-both",
    title: "files touched by both",
    unit: "files",
    method: "Declared files that both requests have changed; of Variant.swift the lines that make "
      + "and wire the module."
  ) { _, entry in
    let names = entry.merge.files.filter(\.isTouchedByBoth).map(\.name)
    return Measurement(value: .number(names.count), rows: names)
  }

  private static let files = MergeMeasure(
    name: "files-in-conflict",
    title: "files in conflict",
    unit: "files",
    method: "Files in which both requests have changed the same lines, or lines that touch."
  ) { _, entry in
    let names = entry.merge.inConflict.map(\.name)
    return Measurement(value: .number(names.count), rows: names)
  }

  private static let conflicts = MergeMeasure(
    name: "conflicts",
    title: "conflicts",
    unit: "places",
    method: "Places in those files, as a merge by lines finds them."
  ) { _, entry in
    let rows = entry.merge.inConflict.flatMap { file in
      file.merge.conflicts.map { "\(file.name):\($0.lines)" }
    }
    return Measurement(value: .number(rows.count), rows: rows)
  }

  private static let scenarios = MergeMeasure(
    name: "scenarios-passed",
    title: "scenarios passed",
    unit: "scenarios",
    method: "Scenarios of both requests that show what they must on the merged source; none where "
      + "it is in conflict or does not compile."
  ) { comparison, entry in
    guard case .played(let deviations) = entry.outcome else {
      return Measurement(value: entry.merge.isClean && entry.outcome == nil ? .notMeasured : .none)
    }
    let count = comparison.specification.scenarios.count
    return Measurement(
      value: .part(count - deviations.count, of: count),
      rows: deviations.map { "\($0.scenario): after \($0.action)" }
    )
  }
}

extension MergeComparison {
  /// Everything that is counted.
  var metrics: [Metric] {
    MergeMeasure.all.map { measure in
      measure.metric(
        .source,
        entries.map { Metric.Entry($0.architecture.title, measure.count(self, $0)) }
      )
    }
  }
}

extension TreeMerge {
  /// The files that cannot be merged by lines.
  var inConflict: [File] { files.filter { !$0.merge.conflicts.isEmpty } }
}

extension ThreeWayMerge.Conflict {
  /// The lines before both changes, counted from 1: `12-14`, `12`, or `after 11` where both add some.
  var lines: String {
    if base.isEmpty { return "after \(base.lowerBound)" }
    return base.count == 1
      ? "\(base.lowerBound + 1)" : "\(base.lowerBound + 1)-\(base.upperBound)"
  }
}
