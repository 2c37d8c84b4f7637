import TraceRecording
import Traces

/// A clock that stands still until it is moved, and what waits for it.
///
/// Work of one time runs in the order in which it was given, whatever its queue.
public final class VirtualClock: Scheduler {
  /// The time in milliseconds.
  public private(set) var now = 0
  private var waiting: [Work] = []

  /// What is done later, and where.
  private struct Work {
    let time: Int
    let queue: String
    let body: () -> Void
  }

  /// Makes a clock that says 0.
  public init() {}

  /// Runs a piece of work on the queue of that name, when that time has passed; at the earliest
  /// when the clock is next run.
  public func schedule(
    after milliseconds: Int,
    on queue: String,
    _ body: @escaping () -> Void
  ) {
    let time = now + max(0, milliseconds)
    let index = waiting.firstIndex { $0.time > time } ?? waiting.endIndex
    waiting.insert(
      Work(time: time, queue: queue, body: Recorder.preservingThreadContext(body)),
      at: index
    )
  }
}

extension VirtualClock {
  /// The times at which something is due, in milliseconds, the next first.
  public var pending: [Int] { waiting.map(\.time) }

  /// Runs all that is due up to a time, each at its own time, and what that leads to.
  ///
  /// `around` runs each piece of work, and is told its queue. `allowance` ends what would never end
  /// by itself: then the clock stays at the time that it has reached.
  public func run(
    until end: Int,
    allowance: Allowance = Allowance(),
    around: (_ queue: String, _ work: () -> Void) -> Void = { $1() }
  ) {
    while let next = waiting.first, next.time <= end {
      guard allowance.takeOne() else { return }
      waiting.removeFirst()
      now = max(now, next.time)
      around(next.queue, next.body)
    }
    now = max(now, end)
  }

  /// Runs all that is due now.
  public func run() { run(until: now) }

  /// Forgets what waits.
  func forgetAll() { waiting = [] }

  /// Runs everything, however late; not for ever where a timer sets itself again each time.
  public func runToEnd() {
    let allowance = Allowance()
    while let last = pending.last, !allowance.isUsedUp { run(until: last, allowance: allowance) }
  }
}
