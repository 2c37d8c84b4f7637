import CRecording

/// A flag that asks running work to stop, set from another thread or a signal handler.
///
/// Recorders created while it is current stop delivering messages once it is set; clocks and stages do nothing more.
/// The recording is incomplete then and must be discarded.
///
/// Unchecked because of the pointer, which is constant and leads to an atomic flag.
package final class Interruption: @unchecked Sendable {
  /// The flag that work in this task obeys.
  @TaskLocal package static var current: Interruption?

  let raw: UnsafeMutablePointer<recording_interruption>

  /// Creates a flag that is not set.
  package init() { raw = recording_interruption_make() }

  deinit { recording_interruption_free(raw) }

  /// Whether the flag is set.
  package var isRequested: Bool { recording_interruption_is_requested(raw) }

  /// Whether work in this task has to stop.
  package static var isRequested: Bool { current?.isRequested ?? false }

  /// Sets the flag.
  package func request() { _ = recording_interruption_request(raw) }

  /// Clears the flag, and returns whether it was set.
  @discardableResult
  package func clear() -> Bool { recording_interruption_clear(raw) }
}

extension Interruption {
  /// A function that sets the flag and is safe in a signal handler, with its argument.
  ///
  /// The function returns whether the flag was not set before. The argument is valid as long as this object lives.
  package var signal:
    (call: @convention(c) (UnsafeMutableRawPointer?) -> Bool, with: UnsafeMutableRawPointer)
  {
    (recording_interruption_request, UnsafeMutableRawPointer(raw))
  }
}
