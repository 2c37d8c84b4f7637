import TraceRecording

/// The number of pieces of work that a stage may still run before it stops them.
///
/// A timer that restarts itself, a task that never ends and a screen that opens another would run for ever in virtual
/// time.
public final class Allowance {
  /// The allowance of one action.
  public static let perAction = 10_000

  private var rest: Int
  /// Whether work was refused.
  public private(set) var isUsedUp = false

  /// Creates an allowance of `count` pieces of work.
  public init(of count: Int = Allowance.perAction) { rest = count }

  /// Counts one piece of work and returns whether it may run.
  func consumeOne() -> Bool {
    rest -= 1
    Progress.continues()
    if rest < 0 || CancellationFlag.isSet { isUsedUp = true }
    return !isUsedUp
  }
}
