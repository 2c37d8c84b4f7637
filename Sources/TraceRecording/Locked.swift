/// A value behind a lock.
final class Locked<State>: @unchecked Sendable {
  private let lock = Lock()
  private var state: State

  init(_ state: State) {
    self.state = state
  }

  /// Reads or changes the value; `body` must not call anything of the user's.
  func locked<Result>(_ body: (inout State) -> Result) -> Result {
    lock.held { body(&state) }
  }
}
