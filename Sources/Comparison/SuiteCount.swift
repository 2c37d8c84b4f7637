import ComparisonData
import Stage

/// A way to count something in what was measured of a variant's own tests.
struct SuiteCount: Measure {
  let name: String
  let title: String
  let unit: String
  let method: String
  /// Counts it in a suite, of which the faults of its module were planted.
  let count: @Sendable (SuiteMeasure, [SuiteMeasures.Fault]) -> Measurement

  static let all: [SuiteCount] = [.doubles, .waits, .lines, .faults]
}

extension SuiteCount {
  private static let doubles = SuiteCount(
    name: "doubles",
    title: "protocols stood in for",
    unit: "protocols",
    method:
      "The protocols and classes of the module that the variant's own tests stand in for, each once, "
      + "whatever the number of stand-ins, and whether they are written or made by SubjectUnderTest."
  ) { suite, _ in
    Measurement(value: .number(suite.doubles.count), rows: suite.doubles)
  }

  private static let waits = SuiteCount(
    name: "waits",
    title: "waits",
    unit: "places",
    method:
      "The lines of the variant's own tests that wait for an answer or for a queue: await, wait, or "
      + "a clock that runs. A helper counts once, however often it is called."
  ) { suite, _ in
    Measurement(value: .number(suite.waits.count), rows: suite.waits)
  }

  private static let lines = SuiteCount(
    name: "test-lines",
    title: "lines of tests",
    unit: "lines",
    method: "Lines of the variant's own tests that are neither blank nor comment."
  ) { suite, _ in
    Measurement(
      value: .number(suite.lines.reduce(0) { $0 + $1.lines }),
      rows: suite.lines.map { "\($0.name): \($0.lines)" }
    )
  }

  private static let faults = SuiteCount(
    name: "faults-killed",
    title: "faults killed",
    unit: "faults",
    method:
      "The planted faults with which at least one of the variant's own tests failed. Each is made in "
      + "every variant's source by the same rule, one at a time; each makes "
      + "a scenario fail, or leaves somebody behind when the module is closed after it; one for which "
      + "a variant has no place is not counted there; 9/11 are nine of eleven."
  ) { suite, faults in
    let count = faults.count { suite.inapplicable[$0.name] == nil }
    return Measurement(
      value: count == 0 ? .notMeasured : .part(suite.killers.count, of: count),
      rows: faults.map { fault in
        let means = "\(fault.summary): \(fault.rule)"
        return "\(fault.name) (\(means); against \(fault.scenario)): \(suite.outcome(of: fault))"
      }
    )
  }
}

extension SuiteMeasure {
  /// What came of a fault.
  fileprivate func outcome(of fault: SuiteMeasures.Fault) -> String {
    if let reason = inapplicable[fault.name] { return "no place for it: \(reason)" }
    return killers[fault.name].map { "killed by \"\($0)\"" } ?? "not noticed"
  }
}
