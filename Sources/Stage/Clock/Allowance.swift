import TraceRecording

/// How much may still happen of itself before a stage stops it.
///
/// A timer that sets itself again, a task that never ends and a screen that opens the next would
/// go on for ever in virtual time.
public final class Allowance {
  /// As much may happen in one action.
  public static let most = 10_000

  private var rest: Int
  /// Whether something was not allowed any more.
  public private(set) var isUsedUp = false

  /// Allows so many pieces of work.
  public init(of count: Int = Allowance.most) { rest = count }

  /// Whether one more piece may be done; counts it.
  func takeOne() -> Bool {
    rest -= 1
    Progress.goesOn()
    if rest < 0 || Interruption.isRequested { isUsedUp = true }
    return !isUsedUp
  }
}
