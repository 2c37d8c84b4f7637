import CRecording

/// A value behind a lock, and how many recordings of it are under way.
final class Gate<State>: @unchecked Sendable {
  private let gate = recording_gate_make()
  private var state: State

  init(_ state: State) {
    self.state = state
  }

  deinit {
    recording_gate_free(gate)
  }

  /// Whether a recording is under way.
  var isOpen: Bool { recording_gate_is_open(gate) }

  /// Starts a recording.
  func open() { recording_gate_open(gate) }

  /// Ends a recording.
  func close() { recording_gate_close(gate) }

  /// Reads or changes the value; `body` must not call anything of the user's.
  func locked<Result>(_ body: (inout State) -> Result) -> Result {
    recording_gate_lock(gate)
    defer { recording_gate_unlock(gate) }
    return body(&state)
  }
}
