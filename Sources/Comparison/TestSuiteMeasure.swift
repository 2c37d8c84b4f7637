import ComparisonData

/// A measure that is counted in a variant's own unit tests.
struct TestSuiteMeasure: Measure {
  let name: String
  let title: String
  let unit: String
  let method: String
  let count: @Sendable (SuiteMeasure) -> Measurement

  static let all: [TestSuiteMeasure] = [.doubles, .waits, .lines]

  private static let doubles = TestSuiteMeasure(
    name: "doubles",
    title: "protocols stood in for",
    unit: "protocols",
    method:
      "The protocols and classes of the module for which the variant's own tests have a double. Each "
      + "counts once, for any number of doubles, written by hand or made by SubjectUnderTest. For one "
      + "reader, each is more to write; for another, a part that is tested alone."
  ) { suite in
    Measurement(value: .number(suite.doubles.count), rows: suite.doubles)
  }

  private static let waits = TestSuiteMeasure(
    name: "waits",
    title: "waits",
    unit: "places",
    method:
      "The lines of the variant's own tests that wait for an answer or for a queue: await, wait, or "
      + "a clock that runs. The await of await #expect does not count, and a helper counts once, "
      + "however often it is called."
  ) { suite in
    Measurement(value: .number(suite.waits.count), rows: suite.waits)
  }

  private static let lines = TestSuiteMeasure(
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
}
