/// A measure that is counted in the trace of a run.
struct RunMeasure: Measure {
  let name: String
  let title: String
  let unit: String
  let method: String
  /// Whether the trace includes the closing of the module and the work that was still pending.
  let isTakenAfterClosing: Bool
  let count: @Sendable (RunTrace) -> Counts

  /// The result of a measure in one run: its counts (one for the run, or one for each action) and the counted items as texts.
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

  /// Creates a measure that counts the texts returned by `list`.
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

  /// All measures of a run, in the order of the printed table.
  static var all: [RunMeasure] {
    [
      .messages, .bindings, .storeMessages, .edges, .twoWayPairs, .depth, .hops, .renders,
      .executorHops, .boundaryTypes,
      .lateMessages, .livingObjects,
    ]
  }
}
