/// An object that runs calls later, such as the calls that an injected fault (an error put in on purpose) delays or
/// moves to another queue.
///
/// A stage (the simulated device) schedules by its virtual clock, so that the same commands give the same output; a
/// test may keep the bodies and run them by hand. Bodies with the same time and executor run in the order in which they
/// were scheduled.
public protocol Scheduler {
  /// Schedules `body` to run once on the executor with the name `executor`, after `milliseconds`.
  ///
  /// Returns before the body runs, even for 0 milliseconds; negative values count as 0.
  func schedule(after milliseconds: Int, on executor: String, _ body: @escaping () -> Void)
}
