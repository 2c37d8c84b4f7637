/// A way to measure something: in the source, in a run, in tests, or before and after a change.
protocol Measure: Sendable {
  var name: String { get }
  var title: String { get }
  var unit: String { get }
  var method: String { get }
}

extension Measure {
  /// What it gave, as a line of the table.
  func metric(_ group: Metric.Group, _ entries: [Metric.Entry]) -> Metric {
    Metric(name: name, title: title, unit: unit, group: group, method: method, entries: entries)
  }
}

extension Metric.Entry {
  /// One variant's part, as it was measured.
  init(_ variant: String, _ measurement: Measurement) {
    self.init(
      variant: variant,
      value: measurement.value,
      overall: measurement.overall,
      rows: measurement.rows
    )
  }
}
