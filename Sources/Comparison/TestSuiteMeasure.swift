import ComparisonData

enum TestSuiteMeasure {
  static let all: [Measure<SuiteMeasure>] = [doubles, waits, lines]

  private static let doubles = Measure<SuiteMeasure>(
    "doubles",
    titled: "protocols stood in for",
    unit: "protocols",
    "The protocols and classes of the module for which the variant's own tests have a double. Each "
      + "counts once, for any number of doubles, written by hand or made by SubjectUnderTest. For one "
      + "reader, each is more to write; for another, a part that is tested alone."
  ) { suite in suite.doubles }

  private static let waits = Measure<SuiteMeasure>(
    "waits",
    unit: "places",
    "The lines of the variant's own tests that wait for an answer or for a queue: await, wait, or "
      + "a clock that runs. The await of await #expect does not count, and a helper counts once, "
      + "however often it is called."
  ) { suite in suite.waits }

  private static let lines = Measure<SuiteMeasure>(
    "test-lines",
    titled: "lines of tests",
    unit: "lines",
    "Lines of the variant's own tests that are neither blank nor comment."
  ) { suite in
    Measurement(
      value: .number(suite.lines.reduce(0) { $0 + $1.lines }),
      rows: suite.lines.map { "\($0.name): \($0.lines)" }
    )
  }
}
