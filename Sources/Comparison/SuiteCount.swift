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
    method: "The stand-ins that the variant's own tests declare or make."
  ) {
    Measurement(value: .number($0.doubles.count), rows: $0.doubles)
  }

  private static let waits = SuiteCount(
    name: "waits",
    title: "waits",
    unit: "places",
    method: "The places at which the variant's own tests let time pass or wait for an answer."
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
    method: "The faults, put in one at a time, with which at least one of the variant's own tests "
      + "failed."
  ) { suite in
    Measurement(
      value: .number(suite.faults.count(where: \.isKilled)),
      rows: suite.faults.map { "\($0.name): \($0.isKilled ? "killed" : "not noticed")" }
    )
  }
}
