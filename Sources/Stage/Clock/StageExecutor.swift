import Synchronization

/// An executor that runs the jobs of tasks in order, and only in its method `drain`.
///
/// Jobs may be enqueued from any thread; they run on the thread that calls `drain`.
final class StageExecutor: SerialExecutor, TaskExecutor {
  /// The executor of the stage that performs an action at present; nil if none does.
  @TaskLocal static var current: StageExecutor?

  private let jobs = Mutex<ArraySlice<UnownedJob>>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// Runs all waiting jobs and the jobs that they enqueue, until `allowance`, a number of steps, is used up.
  ///
  /// Returns whether at least one job ran and `allowance` is not used up.
  @discardableResult
  func drain(_ allowance: Allowance) -> Bool {
    var hasRun = false
    while !isIdle, allowance.consumeOne(), let job = jobs.withLock({ $0.popFirst() }) {
      hasRun = true
      job.runSynchronously(
        isolatedTo: asUnownedSerialExecutor(),
        taskExecutor: asUnownedTaskExecutor()
      )
    }
    return hasRun && !allowance.isUsedUp
  }

  private var isIdle: Bool { jobs.withLock { $0.isEmpty } }
}
