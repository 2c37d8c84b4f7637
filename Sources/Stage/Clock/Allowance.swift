import TraceRecording

/// A limit that stops endless work: a number of pieces of work that one action may cause on a stage.
///
/// A timer that restarts itself, a task that never ends and a screen that opens another would run for ever in virtual time. A piece
/// of work is a scheduled closure, a job of a task, or the showing of a screen.
public final class Allowance {
  /// The number of pieces of work that one action may cause: 10,000.
  public static let perAction = 10_000

  private var rest: Int
  /// Whether a piece of work was refused: the limit was reached, or the person interrupted the work.
  public private(set) var isUsedUp = false

  /// Creates a limit of `count` pieces of work.
  public init(of count: Int = Allowance.perAction) { rest = count }

  /// Counts one piece of work and returns whether the limit allows running it.
  func consumeOne() -> Bool {
    rest -= 1
    Progress.continues()
    if rest < 0 || CancellationFlag.isSet { isUsedUp = true }
    return !isUsedUp
  }
}
