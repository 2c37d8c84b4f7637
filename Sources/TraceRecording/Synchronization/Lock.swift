import CRecording

/// A lock; a recursive one may be taken again by the thread that has it.
///
/// Unchecked because of its pointer, which never changes; what it points to is made for many threads.
package final class Lock: @unchecked Sendable {
  private let lock: OpaquePointer

  package init(isRecursive: Bool = false) {
    lock = recording_lock_make(isRecursive)
  }

  deinit {
    recording_lock_free(lock)
  }

  /// Runs `body` while no other thread runs one under this lock.
  package func held<Result>(_ body: () -> Result) -> Result {
    recording_lock_take(lock)
    defer { recording_lock_give(lock) }
    return body()
  }

  /// Runs `body` unless another thread runs one under this lock, or this thread under one that is not
  /// recursive; whether it ran.
  package func heldIfFree(_ body: () -> Void) -> Bool {
    guard recording_lock_try(lock) else { return false }
    defer { recording_lock_give(lock) }
    body()
    return true
  }
}
