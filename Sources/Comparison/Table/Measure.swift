/// A measure of a source, a run, a test suite or a change request.
protocol Measure: Sendable {
  var name: String { get }
  var title: String { get }
  var unit: String { get }
  var method: String { get }
}

extension Measure {
  /// Returns the measure with `entries`, the measurements of all variants, for a group of the printed table.
  func metric(_ group: Metric.Group, _ entries: [Metric.Entry]) -> Metric {
    Metric(name: name, title: title, unit: unit, group: group, method: method, entries: entries)
  }
}

extension Metric.Entry {
  init(_ variant: String, _ measurement: Measurement) {
    self.init(
      variant: variant,
      value: measurement.value,
      overall: measurement.overall,
      rows: measurement.rows
    )
  }
}
