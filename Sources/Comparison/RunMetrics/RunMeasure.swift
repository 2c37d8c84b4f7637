import Traces

/// A measure of the trace of a run.
struct RunMeasure: Measure {
  let name: String
  let title: String
  let unit: String
  let method: String
  /// Whether the trace goes on until the module is closed and no work is pending.
  let isTakenAfterClosing: Bool
  let count: @Sendable (RunTrace) -> Counts

  /// The measurement of one run: one count, or one per action, and the rows that were counted.
  struct Counts {
    let counts: [Int]
    let rows: [String]
  }

  init(
    _ name: String,
    _ title: String? = nil,
    unit: String,
    afterClosing: Bool = false,
    _ method: String,
    _ count: @escaping @Sendable (RunTrace) -> Counts
  ) {
    self.name = name
    self.title = title ?? name
    self.unit = unit
    self.method = method
    self.isTakenAfterClosing = afterClosing
    self.count = count
  }

  /// Makes a measure that counts the rows of a list.
  init(
    _ name: String,
    _ title: String? = nil,
    unit: String,
    afterClosing: Bool = false,
    _ method: String,
    listing list: @escaping @Sendable (RunTrace) -> [String]
  ) {
    self.init(name, title, unit: unit, afterClosing: afterClosing, method) { trace in
      let rows = list(trace)
      return Counts(counts: [rows.count], rows: rows)
    }
  }
}

extension RunMeasure {
  /// The measures of a run, in the order of the table.
  static var all: [RunMeasure] {
    [
      .messages, .bindings, .storeMessages, .edges, .twoWayPairs, .depth, .hops, .renders,
      .executorHops, .boundaryTypes,
      .lateMessages, .livingObjects,
    ]
  }
}
