/// A value behind a lock.
///
/// Unchecked, since the compiler does not know that the lock guards the value: nothing reaches the value
/// but `locked`.
package final class Locked<State>: @unchecked Sendable {
  private let lock = Lock()
  private var state: State

  package init(_ state: State) {
    self.state = state
  }

  /// Reads or changes the value; `body` must not call anything of the user's.
  package func locked<Result>(_ body: (inout State) -> Result) -> Result {
    lock.held { body(&state) }
  }
}
