import CRecording

/// A mutex; if it is recursive, the thread that holds it can take it again.
///
/// Unchecked because of the pointer, which is constant and leads to a mutex.
package final class Lock: @unchecked Sendable {
  private let lock: OpaquePointer

  package init(isRecursive: Bool = false) {
    lock = recording_lock_make(isRecursive)
  }

  deinit {
    recording_lock_free(lock)
  }

  /// Runs `body` while holding the lock.
  package func held<Result>(_ body: () -> Result) -> Result {
    recording_lock_take(lock)
    defer { recording_lock_give(lock) }
    return body()
  }

  /// Runs `body` if the lock is free, and returns whether it ran.
  ///
  /// A recursive lock is free for the thread that holds it.
  package func heldIfFree(_ body: () -> Void) -> Bool {
    guard recording_lock_try(lock) else { return false }
    defer { recording_lock_give(lock) }
    body()
    return true
  }
}
