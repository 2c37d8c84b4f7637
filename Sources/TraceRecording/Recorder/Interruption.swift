import CRecording

/// A wish to stop what runs, which may come at any time: from another thread or a signal handler.
///
/// Recorders made while it is current stop delivering messages as soon as it is there; clocks and
/// stages do nothing more. What was recorded then is of no use and is thrown away.
///
/// Unchecked because of its pointer, which never changes and leads to an atomic flag.
package final class Interruption: @unchecked Sendable {
  /// The wish that what runs now obeys.
  @TaskLocal package static var current: Interruption?

  let raw: UnsafeMutablePointer<recording_interruption>

  /// Makes one that asks for nothing yet.
  package init() { raw = recording_interruption_make() }

  deinit { recording_interruption_free(raw) }

  /// Whether to stop.
  package var isRequested: Bool { recording_interruption_is_requested(raw) }

  /// Whether what runs now has to stop.
  package static var isRequested: Bool { current?.isRequested ?? false }

  /// Asks to stop.
  package func request() { _ = recording_interruption_request(raw) }

  /// Takes the wish back, and returns whether there was one.
  @discardableResult
  package func clear() -> Bool { recording_interruption_clear(raw) }
}

extension Interruption {
  /// A call that asks to stop and may be made inside a signal handler, and what to call it with.
  ///
  /// It returns whether this is the first time. What it is called with lives as long as this object.
  package var signal:
    (call: @convention(c) (UnsafeMutableRawPointer?) -> Bool, with: UnsafeMutableRawPointer)
  {
    (recording_interruption_request, UnsafeMutableRawPointer(raw))
  }
}
