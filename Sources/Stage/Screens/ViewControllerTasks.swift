extension ViewController {
  /// Starts something that waits, such as for an answer from a store; it is cancelled when the
  /// screen is left, as with SwiftUI's `task`.
  ///
  /// All of it runs on the stage, one piece after the other. A controller that is on no stage starts
  /// nothing.
  public func task(_ operation: @escaping () async -> Void) {
    guard screenStack != nil, let executor = StageExecutor.current else { return }
    let work = StageWork(operation: operation)
    tasks.append(Task(executorPreference: executor) { await work.operation() })
  }

  /// Cancels what it has started.
  func cancelTasks() {
    for task in tasks { task.cancel() }
    tasks = []
  }
}

/// What a task does; it is handed over once, and runs on the stage's executor alone.
private struct StageWork: @unchecked Sendable {
  let operation: () async -> Void
}
