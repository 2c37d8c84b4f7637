import Builtin

// Task-local values at the cost of a recorded message.

extension TaskLocal {
  /// Runs `body` with a value that its task and new tasks have, and stays on the caller's executor.
  ///
  /// `withValue` does not: its operation runs without the caller's isolation, and the task changes its executor four
  /// times.
  @inlinable @inline(__always) func bind(_ value: Value, _ body: () async -> Void) async {
    #if $BuiltinAddTaskLocalValue
    let binding = Builtin.addTaskLocalValue(unsafeBitCast(self, to: Builtin.RawPointer.self), value)
    await body()
    Builtin.removeTaskLocalValue(binding)
    #else
    await withValue(value, operation: body)
    #endif
  }
}

/// Returns the address of a key's value in the current task; nil if the task has none.
///
/// The runtime's function behind `TaskLocal.get()`, without the copy through a witness table.
@_silgen_name("swift_task_localValueGet")
func taskLocalValue(of key: UnsafeRawPointer) -> UnsafeRawPointer?
