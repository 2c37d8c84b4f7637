import CRecording

/// A flag that asks running work to stop, set from another thread or a signal handler.
///
/// Recorders created while this flag is current stop delivering messages when the flag is set; clocks and stages then
/// do nothing more. The recording is incomplete then and must be discarded.
///
/// Unchecked because of the pointer, which is constant and leads to an atomic flag.
package final class CancellationFlag: @unchecked Sendable {
  /// The flag that the work of this task checks; nil if the work cannot be cancelled.
  @TaskLocal package static var current: CancellationFlag?

  let raw = UnsafeMutablePointer<recording_flag>.allocate(capacity: 1)

  package init() { raw.initialize(to: recording_flag()) }

  deinit { raw.deallocate() }

  package var isSet: Bool { recording_flag_is_set(raw) }

  /// Whether the flag of this task is set, so that its work has to stop.
  package static var isSet: Bool { current?.isSet ?? false }

  package func set() { _ = recording_flag_set(raw) }

  /// Clears the flag, and returns whether it was set.
  @discardableResult
  package func clear() -> Bool { recording_flag_clear(raw) }

  /// The function that sets this flag, safe in a signal handler, and the argument to pass to it.
  ///
  /// The function returns whether the flag was not set before. The argument is valid as long as this object lives.
  package var signal:
    (call: @convention(c) (UnsafeMutableRawPointer?) -> Bool, with: UnsafeMutableRawPointer)
  {
    (recording_flag_set, UnsafeMutableRawPointer(raw))
  }
}
