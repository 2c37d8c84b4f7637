/// Runs later, and elsewhere, what a fault delays or moves to a wrong queue.
///
/// A stage runs it by its virtual clock, so that the same commands give the same bytes; a test may
/// keep the bodies and run them by hand. Bodies of one time and executor run in the order in which
/// they were given.
public protocol Scheduler {
  /// Runs a body once, on the executor of that name, when that time has passed.
  ///
  /// It returns before the body runs, also for 0 milliseconds; less than 0 counts as 0.
  func schedule(after milliseconds: Int, on executor: String, _ body: @escaping () -> Void)
}
