/// A type that runs calls later, such as calls that an injected fault (an error put in on purpose) delays or moves to another
/// queue.
///
/// A stage (the simulated device) schedules by its virtual clock, so that the same commands give the same output; a test can store
/// the bodies and run them itself. Bodies with the same time and executor run in the order of their scheduling.
public protocol Scheduler {
  /// Schedules `body` to run once, after `milliseconds`, on the executor with the name `executor`.
  ///
  /// Returns before the body runs, even for 0 milliseconds; a negative number counts as 0.
  func schedule(after milliseconds: Int, on executor: String, _ body: @escaping () -> Void)
}
