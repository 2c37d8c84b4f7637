import Synchronization

/// An executor that runs the jobs of tasks in order, and only when it is drained.
///
/// Jobs may be enqueued from any thread; they run on the thread that drains.
final class StageExecutor: SerialExecutor, TaskExecutor {
  /// The executor of the stage that performs an action.
  @TaskLocal static var current: StageExecutor?

  private let jobs = Mutex<ArraySlice<UnownedJob>>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// Runs all waiting jobs and those they enqueue, as far as `allowance` permits.
  ///
  /// Returns whether any job ran and the allowance is not used up.
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
