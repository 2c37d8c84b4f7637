import TraceRecording
import Traces

/// A clock with work scheduled on it: time passes, and the work runs, only during calls of `run` and `runToEnd`.
public final class VirtualClock: Scheduler {
  /// The virtual time in milliseconds since the clock was created.
  public private(set) var now = 0
  private var waiting: [(time: Int, queue: String, body: () -> Void)] = []

  /// Creates a clock at time 0.
  public init() {}

  /// Schedules `body` to run on a queue after some milliseconds of virtual time; a negative number counts as 0.
  ///
  /// The work runs in a later call of ``run(until:allowance:around:)``, even if it is due at once.
  public func schedule(
    after milliseconds: Int,
    on queue: String,
    _ body: @escaping () -> Void
  ) {
    let time = now + max(0, milliseconds)
    let index = waiting.firstIndex { $0.time > time } ?? waiting.endIndex
    waiting.insert((time, queue, Recorder.preservingThreadContext(body)), at: index)
  }

  /// The times at which the pending work is due, in milliseconds on this clock, earliest first.
  public var pending: [Int] { waiting.map { $0.time } }

  /// Moves the clock to the time `end` and runs all work that is due up to then, also work scheduled meanwhile.
  ///
  /// Each piece runs at its time. `around` receives each piece with the name of its queue, and must run it. If
  /// `allowance` is used up, the clock stays at the time of the last piece that ran. The clock never moves back.
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

  /// Runs all work that is due at the present time, which does not change.
  public func run() { run(until: now) }

  func cancelAll() { waiting = [] }

  /// Moves the clock on until no work is pending, but runs at most 10,000 pieces: a timer may restart itself for ever.
  public func runToEnd() {
    let allowance = Allowance()
    while let last = pending.last, !allowance.isUsedUp { run(until: last, allowance: allowance) }
  }
}

/// A serial queue in virtual time, with the methods of `DispatchQueue`.
public final class Queue {
  /// The name of the queue in a trace: `main`, `io`.
  public let name: String
  private let clock: VirtualClock

  /// Creates a queue named `name` that schedules its work on `clock`.
  public init(_ name: String, _ clock: VirtualClock) {
    self.name = name
    self.clock = clock
  }

  /// Enqueues work to run at the present virtual time, after the work enqueued for this time before.
  public func async(_ work: @escaping () -> Void) {
    clock.schedule(after: 0, on: name, work)
  }

  /// Enqueues work to run after some milliseconds of virtual time; a negative number counts as 0.
  public func async(afterMilliseconds milliseconds: Int, _ work: @escaping () -> Void) {
    clock.schedule(after: milliseconds, on: name, work)
  }
}

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

/// A receiver of progress reports about long work, such as playing a scenario.
public struct Progress: Sendable {
  /// The receiver of the reports of the current task; by default, one that ignores them.
  @TaskLocal public static var current = Progress()

  private let tell: (@Sendable (_ what: String?) -> Void)?

  /// Creates a receiver that ignores reports.
  public init() { tell = nil }

  /// Creates a receiver; `tell` is called with the name of work that begins, and with nil whenever this work makes progress.
  public init(tell: @escaping @Sendable (_ what: String?) -> Void) { self.tell = tell }

  /// Reports that the work described by `what` begins.
  public static func begins(_ what: @autoclosure () -> String) {
    if let tell = current.tell { tell(what()) }
  }

  static func continues() { current.tell?(nil) }
}
