/// A measure that is counted in a source, a run, a test suite or a change request.
struct Measure<Subject>: Sendable {
  let name: String
  let title: String
  let unit: String
  let method: String
  let count: @Sendable (Subject) -> Measurement

  init(
    _ name: String,
    _ title: String? = nil,
    unit: String,
    _ method: String,
    _ count: @escaping @Sendable (Subject) -> Measurement
  ) {
    self.name = name
    self.title = title ?? name
    self.unit = unit
    self.method = method
    self.count = count
  }

  /// Creates a measure that counts the texts returned by `list`.
  init(
    _ name: String,
    _ title: String? = nil,
    unit: String,
    _ method: String,
    listing list: @escaping @Sendable (Subject) -> [String]
  ) {
    self.init(name, title, unit: unit, method) { subject in
      let rows = list(subject)
      return Measurement(counts: [rows.count], rows: rows)
    }
  }

  /// Returns the measure with `entries`, the measurements of all variants, for a group of the printed table.
  func metric(_ group: Metric.Group, _ entries: [Metric.Entry]) -> Metric {
    Metric(name: name, title: title, unit: unit, group: group, method: method, entries: entries)
  }
}

/// A measured value with the counted items.
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
