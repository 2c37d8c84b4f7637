import Traces

/// A way to count something in the trace of a run.
struct RunMeasure: Measure {
  let name: String
  let title: String
  let unit: String
  let method: String
  /// Whether the module is closed first, and everything that waits is run.
  let isTakenAfterClosing: Bool
  let count: @Sendable (RunTrace) -> Counts

  /// What one run gave: a count, or one each action, and the lines behind them.
  struct Counts {
    let counts: [Int]
    let rows: [String]
  }

  /// Counts in a way of its own.
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

  /// Counts what a function lists, a line each.
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
  /// Everything that is counted of a run, in the order of the table.
  static var all: [RunMeasure] {
    [
      .messages, .bindings, .storeMessages, .edges, .twoWayPairs, .depth, .hops, .renders,
      .executorHops, .crossings,
      .lateMessages, .survivors,
    ]
  }
}
