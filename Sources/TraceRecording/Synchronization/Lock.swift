import Platform

/// A mutex that knows whether the present thread holds it.
///
/// Unchecked because of the pointer, which is constant and leads to a mutex.
package final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  package init() {
    var kind = pthread_mutexattr_t()
    pthread_mutexattr_init(&kind)
    pthread_mutexattr_settype(&kind, Int32(PTHREAD_MUTEX_ERRORCHECK))
    mutex.initialize(to: pthread_mutex_t())
    let code = pthread_mutex_init(mutex, &kind)
    precondition(code == 0, "the system has no mutex left")
    pthread_mutexattr_destroy(&kind)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs `body` while holding the lock, which this thread must not hold already.
  package func held<Result>(_ body: () -> Result) -> Result {
    let code = pthread_mutex_lock(mutex)
    precondition(code == 0, "this thread holds the lock already")
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Runs `body` while holding the lock, and returns its result; nil if this thread holds the lock already.
  package func heldUnlessMine<Result>(_ body: () -> Result) -> Result? {
    guard pthread_mutex_lock(mutex) == 0 else { return nil }
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Runs `body` if no thread holds the lock, and returns whether it ran.
  package func heldIfFree(_ body: () -> Void) -> Bool {
    guard pthread_mutex_trylock(mutex) == 0 else { return false }
    defer { pthread_mutex_unlock(mutex) }
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

  /// Replaces a part of the value and returns the old part, so that it is released after the lock is given back.
  @discardableResult
  func replace<Part>(_ part: WritableKeyPath<State, Part>, by new: Part) -> Part {
    var other = new
    locked { swap(&$0[keyPath: part], &other) }
    return other
  }
}
