import CRecording

/// A wish to stop what runs, which may come at any time: from another thread or a signal handler.
///
/// Recorders made while it is current stop delivering messages as soon as it is there; clocks and
/// stages let nothing more happen. What was recorded then is of no use and is thrown away.
public final class Interruption: @unchecked Sendable {
  /// The wish that what runs now obeys.
  @TaskLocal public static var current: Interruption?

  let raw: UnsafeMutablePointer<recording_interruption>

  /// Makes one that asks for nothing yet.
  public init() { raw = recording_interruption_make() }

  deinit { recording_interruption_free(raw) }

  /// Whether to stop.
  public var isRequested: Bool { recording_interruption_is_requested(raw) }

  /// Whether what runs now has to stop.
  public static var isRequested: Bool { current?.isRequested ?? false }

  /// Asks to stop.
  public func request() { _ = recording_interruption_request(raw) }

  /// Takes the wish back.
  public func clear() { recording_interruption_clear(raw) }
}

extension Interruption {
  /// A call that asks to stop and may be made inside a signal handler, and what to call it with.
  ///
  /// It says whether nobody had asked before. What it is called with lives as long as this object.
  public var signal:
    (call: @convention(c) (UnsafeMutableRawPointer?) -> Bool, with: UnsafeMutableRawPointer)
  {
    (recording_interruption_request, UnsafeMutableRawPointer(raw))
  }
}
