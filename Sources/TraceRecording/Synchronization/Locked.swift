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
