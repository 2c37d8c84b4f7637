import Builtin

// Task-local values at the cost of a recorded message.

extension TaskLocal {
  /// Runs `body` with a value for its task and for tasks that `body` starts; the task stays on the caller's executor.
  ///
  /// With `withValue`, which runs its operation without the caller's isolation, the task would change its executor four times.
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
/// This is the runtime's function behind `TaskLocal.get()`, which also copies the value through a witness table.
@_silgen_name("swift_task_localValueGet")
func taskLocalValue(of key: UnsafeRawPointer) -> UnsafeRawPointer?
