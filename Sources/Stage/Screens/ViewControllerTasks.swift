extension ViewController {
  /// Starts a task that is cancelled when this screen is left, as SwiftUI's `task` is.
  ///
  /// All jobs of the task run on the stage, one after another. Does nothing if the controller is in no stack of screens, or while
  /// no stage performs an action.
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
