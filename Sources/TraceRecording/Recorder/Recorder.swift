import CRecording
import Traces

/// A recorder of the messages between objects, its participants.
///
/// A recorder records the objects that are created inside `recording`, or, from `start()` on, all objects of the
/// process. Several recorders may record at once, each its own objects: `current` belongs to a task.
///
/// A message takes two records of 64 bytes. A recorder keeps its first `limit` records and counts the others. Values
/// without references are kept until the trace is read; all other values are turned into text immediately, so that no
/// object lives longer than without recording.
public final class Recorder: Sendable {
  /// The recorder for objects created in this task; nil where none records the task.
  @TaskLocal public static var current: Recorder?

  /// The source of an event's time and executor (the thread or queue).
  public enum Moment: Sendable {
    /// The values of `time` and `executor` that are set on the recorder: the same in every run.
    case told
    /// The device: milliseconds since the recorder was created, at most 24.8 days, and `main` or `background`.
    case live
  }

  let log: Log
  let detail: Detail
  let redaction = Redaction()
  let registry: Locked<ParticipantRegistry>
  let faults = Locked(Faults())
  let playing = Locked(Playing())
  let orphans = Locked(OrphanedClosures())
  let traceCache = TraceCache()
  let streaming = Locked<TraceStream?>(nil)

  /// The form in which arguments, results and errors are kept.
  public enum Detail: Sendable {
    /// The texts of values, without secrets such as passwords.
    case values
    /// Only the names of the types of values.
    case types
  }

  /// Creates a recorder that keeps at most `limit` records: 262,144 by default, and none for a negative number.
  public init(limit: Int = 1 << 18, moment: Moment = .told, keeping detail: Detail = .values) {
    self.detail = detail
    log = Log(limit: limit, isLive: moment == .live, cancellation: .current)
    registry = Locked(ParticipantRegistry())
  }

  /// Whether messages are recorded now: inside `recording`, or from `start()` to `stop()`.
  public var isRecording: Bool { recording_log_is_open(log.raw) }

  /// The virtual time of the next events in milliseconds; of a live recorder the device's time, which cannot be set.
  public var time: Int {
    get { Int(recording_log_time(log.raw)) }
    set { recording_log_set_time(log.raw, Int32(clamping: newValue)) }
  }

  /// The executor of the next events: `main`, or the name of a queue; a live recorder records the device's threads.
  public var executor: String {
    get {
      let index = Int(recording_log_executor(log.raw))
      return registry.locked { $0.executors[index] }
    }
    set {
      let index = registry.locked { $0.index(ofExecutor: newValue) }
      recording_log_set_executor(log.raw, UInt16(clamping: index))
    }
  }

  /// Records the messages that are sent while `body` runs.
  ///
  /// Objects created inside belong to this recorder. Once it has ended, as ``stop()`` and a test do, another recorder that
  /// records such an object takes the object over, under a name of its own.
  ///
  /// - Throws: The error that `body` throws.
  public func recording<R>(_ body: () throws -> R) rethrows -> R {
    recording_log_open(log.raw)
    defer { close() }
    return try Recorder.$current.withValue(self, operation: body)
  }

  /// Records the messages that are sent while `body` runs, also after its suspensions.
  ///
  /// - Throws: The error that `body` throws.
  public func recording<R>(_ body: () async throws -> R) async rethrows -> R {
    recording_log_open(log.raw)
    defer { close() }
    return try await Recorder.$current.withValue(self, operation: body)
  }

  /// Ends a recording; if no other is running, first delivers the messages held back by a fault and publishes undecided records.
  func close() {
    if recording_log_is_last(log.raw) {
      Recorder.$current.withValue(self) { releaseHeld() }
      publishOrphans()
    }
    recording_log_close(log.raw)
  }

  /// Records the contents of the screen; does nothing if the recorder keeps only the types of values.
  public func screen(_ screen: Screen) { if detail == .values { append(.screen, payload: screen) } }

  /// Records a note, a text that the trace shows among its events.
  public func note(_ text: String) { append(.note, payload: text) }

  @discardableResult func append(
    _ kind: Record.Kind,
    from sender: ParticipantID = .absent,
    to receiver: ParticipantID = .absent,
    seam: InternedText = .none,
    payload value: Any = ()
  ) -> Int32? {
    var record = Record(kind, from: sender, to: receiver, inside: currentRecord)
    record.seam = seam
    return log.append(record, payload: value)
  }

  /// The index of the record of the call or action that runs now; -1 for none.
  var currentRecord: Int32 { Span.current(in: log.id)?.record ?? -1 }
}
