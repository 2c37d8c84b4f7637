import Platform

/// The number of cases in tests with random inputs, large inputs, or combinations.
///
/// Tests run a part of the cases by default, and all of them with `VIPERLAB_FULL=1` in the environment.
public enum Effort {
  /// Whether all cases are run.
  public static let isFull = getenv("VIPERLAB_FULL").map { String(cString: $0) } == "1"

  /// Returns `all`, or a twentieth of it, at least 1, if only a part is run.
  public static func count(_ all: Int) -> Int { isFull ? all : max(1, all / 20) }

  /// Returns all cases, or every `step`-th, beginning with the first.
  public static func cases<Case>(_ all: [Case], every step: Int = 10) -> [Case] {
    isFull ? all : stride(from: 0, to: all.count, by: step).map { all[$0] }
  }
}
