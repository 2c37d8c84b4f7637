import Stage

/// A way to count something in what was measured of a variant's own tests.
struct SuiteCount: Sendable {
  let name: String
  let title: String
  let unit: String
  let method: String
  let count: @Sendable (SuiteMeasure) -> Measurement

  static let all: [SuiteCount] = [.doubles, .waits, .lines, .faults]
}

extension SuiteCount {
  private static let doubles = SuiteCount(
    name: "doubles",
    title: "doubles",
    unit: "doubles",
    method:
      "The types that the variant's own tests declare and that hold no test: the stand-ins, and "
      + "what helps them."
  ) {
    Measurement(value: .number($0.doubles.count), rows: $0.doubles)
  }

  private static let waits = SuiteCount(
    name: "waits",
    title: "waits",
    unit: "places",
    method:
      "The lines on which the variant's own tests let time pass or wait for an answer: await, "
      + "wait, or a clock that runs."
  ) {
    Measurement(value: .number($0.waits.count), rows: $0.waits)
  }

  private static let lines = SuiteCount(
    name: "test-lines",
    title: "lines of tests",
    unit: "lines",
    method: "Lines of the variant's own tests that are neither blank nor comment."
  ) { suite in
    Measurement(
      value: .number(suite.lines.reduce(0) { $0 + $1.lines }),
      rows: suite.lines.map { "\($0.name): \($0.lines)" }
    )
  }

  private static let faults = SuiteCount(
    name: "faults-killed",
    title: "faults killed",
    unit: "faults",
    method: "The faults with which at least one of the variant's own tests failed. The same faults "
      + "are planted in every variant's source, one at a time; each makes a scenario fail; 9/11 are nine of eleven."
  ) { suite in
    let killed = suite.faults.count { $0.killer != nil }
    return Measurement(
      value: suite.faults.isEmpty ? .notMeasured : .part(killed, of: suite.faults.count),
      rows: suite.faults.map(\.row)
    )
  }
}

extension SuiteMeasure.Fault {
  /// The fault, and who noticed it.
  fileprivate var row: String {
    let outcome = killer.map { "killed by \"\($0)\"" } ?? "not noticed"
    return "\(name) (\(summary); against \(scenario)): \(outcome)"
  }
}
