import TraceRecording

/// An executor that runs the jobs of tasks in order, and only in its method `drain`.
///
/// Jobs may be enqueued from any thread; they run on the thread that calls `drain`.
final class StageExecutor: SerialExecutor, TaskExecutor {
  /// The executor of the stage that performs an action at present; nil if none does.
  @TaskLocal static var current: StageExecutor?

  private let jobs = Locked<ArraySlice<UnownedJob>>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.locked { $0.append(job) }
  }

  /// Runs all waiting jobs and the jobs that they enqueue, until `allowance`, a number of steps, is used up.
  ///
  /// Returns whether at least one job ran and `allowance` is not used up.
  @discardableResult
  func drain(_ allowance: Allowance) -> Bool {
    var hasRun = false
    while !isIdle, allowance.consumeOne(), let job = jobs.locked({ $0.popFirst() }) {
      hasRun = true
      job.runSynchronously(
        isolatedTo: asUnownedSerialExecutor(),
        taskExecutor: asUnownedTaskExecutor()
      )
    }
    return hasRun && !allowance.isUsedUp
  }

  private var isIdle: Bool { jobs.locked { $0.isEmpty } }
}

extension ViewController {
  /// Starts a task that is cancelled when this screen is left, as SwiftUI's `task` is.
  ///
  /// Its jobs run on the stage, one after another. Has no effect outside a stack of screens, or while no stage performs an action.
  public func task(_ operation: @escaping () async -> Void) {
    guard screenStack != nil, let executor = StageExecutor.current else { return }
    let work = StageWork(operation: operation)
    tasks.append(Task(executorPreference: executor) { await work.operation() })
  }

  func cancelTasks() {
    for task in tasks { task.cancel() }
    tasks = []
  }
}

/// The operation of a task; unchecked `Sendable`, because it is passed on once and runs only on the stage's executor.
private struct StageWork: @unchecked Sendable {
  let operation: () async -> Void
}

/// The global actor of modules with `async` methods, in the place of an app's main actor.
///
/// The main actor runs whenever its thread is free; this actor runs only while a stage (a simulated device) performs an
/// action, so that the same actions give the same trace. Each stage runs its own objects; objects on no stage, as in a
/// test, run on an ordinary actor.
@globalActor
public actor StageActor {
  /// The actor that stands for all stages.
  public static let shared = StageActor()
  private static let offStage = OffStage()

  /// The executor of the stage that performs an action at present; the executor for objects on no stage if none does.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    StageExecutor.current?.asUnownedSerialExecutor() ?? StageActor.offStage.unownedExecutor
  }

  /// Returns `assemble` as a nonisolated function; a stage calls it to assemble a module while no other code runs on the stage.
  public static func assembly(
    _ assemble: @escaping @StageActor (Surroundings) -> ViewController
  ) -> (Surroundings) -> ViewController {
    unsafeBitCast(assemble, to: ((Surroundings) -> ViewController).self)
  }
}

/// The ordinary actor that runs objects on no stage.
private actor OffStage {}
