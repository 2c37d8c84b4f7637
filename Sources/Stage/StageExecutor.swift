import Synchronization

/// Runs the pieces of tasks in order, and only when it is told to.
///
/// Pieces may come from any thread; they run on the one that drains.
final class StageExecutor: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// Runs all pieces that wait, and those that come of them; whether there were any.
  @discardableResult
  func drain() -> Bool {
    var hasRun = false
    while let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
      hasRun = true
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
    return hasRun
  }
}
