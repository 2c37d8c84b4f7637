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

/// A variable protected by a lock.
///
/// Unchecked, since the compiler cannot know that the lock protects the value; only `locked` accesses it.
package final class Locked<State>: @unchecked Sendable {
  private let lock = Lock()
  private var state: State

  package init(_ state: State) {
    self.state = state
  }

  /// Reads or changes the value and returns the result of `body`, which must not call code of the app.
  package func locked<Result>(_ body: (inout State) -> Result) -> Result {
    lock.held { body(&state) }
  }
}
