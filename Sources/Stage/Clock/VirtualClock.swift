import TraceRecording
import Traces

/// A clock that moves only when it is told to, with the work scheduled on it.
///
/// Work that is due at the same time runs in the order it was scheduled, whatever its queue.
public final class VirtualClock: Scheduler {
  /// The time in milliseconds.
  public private(set) var now = 0
  private var waiting: [Work] = []

  private struct Work {
    let time: Int
    let queue: String
    let body: () -> Void
  }

  /// Creates a clock at time 0.
  public init() {}

  /// Schedules work on a queue after some milliseconds; it runs no earlier than the next call of
  /// ``run(until:allowance:around:)``.
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
  /// The times of the pending work in milliseconds, earliest first.
  public var pending: [Int] { waiting.map(\.time) }

  /// Runs all work that is due up to a time, including work it schedules, each at its own time.
  ///
  /// `around` runs each piece of work and is passed its queue. If `allowance` is used up, the clock stops at the time
  /// it has reached.
  public func run(
    until end: Int,
    allowance: Allowance = Allowance(),
    around: (_ queue: String, _ work: () -> Void) -> Void = { $1() }
  ) {
    while let next = waiting.first, next.time <= end {
      guard allowance.consumeOne() else { return }
      waiting.removeFirst()
      now = max(now, next.time)
      around(next.queue, next.body)
    }
    now = max(now, end)
  }

  /// Runs all work that is due now.
  public func run() { run(until: now) }

  func cancelAll() { waiting = [] }

  /// Runs all work, however late, up to one allowance: a timer may restart itself for ever.
  public func runToEnd() {
    let allowance = Allowance()
    while let last = pending.last, !allowance.isUsedUp { run(until: last, allowance: allowance) }
  }
}
