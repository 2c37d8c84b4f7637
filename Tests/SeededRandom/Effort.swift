import Platform

/// How much the tests try that try what comes by chance, much of something, or each with each.
///
/// Each run of the tests tries a part; with `VIPERLAB_FULL=1` in the environment it tries all.
public enum Effort {
  /// Whether all is tried.
  public static let isFull = getenv("VIPERLAB_FULL").map { String(cString: $0) } == "1"

  /// So many, or a fifth of them where a part will do.
  public static func count(_ all: Int) -> Int { isFull ? all : max(1, all / 5) }

  /// All cases, or each fifth, beginning with the first.
  public static func cases<Case>(_ all: [Case]) -> [Case] {
    isFull ? all : stride(from: 0, to: all.count, by: 5).map { all[$0] }
  }
}
