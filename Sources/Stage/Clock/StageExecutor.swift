import Synchronization

/// Runs the pieces of tasks in order, and only when it is told to.
///
/// Pieces may come from any thread; they run on the one that drains.
final class StageExecutor: SerialExecutor, TaskExecutor {
  /// That of the stage which does something now.
  @TaskLocal static var current: StageExecutor?

  private let jobs = Mutex<ArraySlice<UnownedJob>>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// Runs all pieces that wait, and those that come of them, as long as that is allowed.
  ///
  /// Says whether more may have come of it.
  @discardableResult
  func drain(_ allowance: Allowance) -> Bool {
    var hasRun = false
    while !isIdle, allowance.takeOne(), let job = jobs.withLock({ $0.popFirst() }) {
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
