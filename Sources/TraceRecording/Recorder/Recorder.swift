import CRecording
import Traces

/// Records the messages between the objects that belong to it.
///
/// Objects created inside `recording` belong to it, or all that the process creates from `start()` on. Several recorders may
/// record at once, each its own objects: `current` belongs to a task.
///
/// A message takes two records of 64 bytes. A recorder keeps its first `limit` records, and counts what comes later. Values
/// that hold no reference are kept until the trace is read; all else becomes text at once, so no object lives longer.
public final class Recorder: Sendable {
  /// The recorder that objects created in this task belong to; nil where none records the task.
  @TaskLocal public static var current: Recorder?

  /// Which clock and executors events carry.
  public enum Moment: Sendable {
    /// The time and executor that the recorder is told; the same in every run.
    case told
    /// The milliseconds since the recorder was made, at most 24.8 days, and `main` or
    /// `background`.
    case live
  }

  let log: Log
  let detail: Detail
  let redaction = Redaction()
  let registry: Locked<ParticipantRegistry>
  let faults = Locked(Faults())
  let playing = Locked(Playing())
  let orphans = Locked(OrphanedClosures())
  let reading = TraceReading()
  let streaming = Locked<TraceStream?>(nil)

  /// What is kept of arguments, results and errors.
  public enum Detail: Sendable {
    /// Their texts; those of secrets never.
    case values
    /// The names of their types.
    case types
  }

  /// Makes a recorder without participants; `limit` is the number of records that it keeps.
  public init(limit: Int = 1 << 18, moment: Moment = .told, keeping detail: Detail = .values) {
    self.detail = detail
    log = Log(limit: limit, isLive: moment == .live, interruption: .current)
    registry = Locked(ParticipantRegistry())
  }

  /// Whether it records at this moment.
  public var isRecording: Bool { recording_log_is_open(log.raw) }

  /// The virtual time in milliseconds, which events carry.
  public var time: Int {
    get { Int(recording_log_time(log.raw)) }
    set { recording_log_set_time(log.raw, Int32(clamping: newValue)) }
  }

  /// Where things run, which events carry: `main`, or a queue's name.
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
}

// MARK: - Recording

extension Recorder {
  /// Records while `body` runs; objects created inside belong to this recorder for ever.
  ///
  /// - Throws: The error that `body` throws.
  public func recording<R>(_ body: () throws -> R) rethrows -> R {
    recording_log_open(log.raw)
    defer { close() }
    return try Recorder.$current.withValue(self, operation: body)
  }

  /// Records while `body` runs, across its suspensions.
  ///
  /// - Throws: The error that `body` throws.
  public func recording<R>(_ body: () async throws -> R) async rethrows -> R {
    recording_log_open(log.raw)
    defer { close() }
    return try await Recorder.$current.withValue(self, operation: body)
  }

  /// Ends a recording; the last delivers messages that a fault delayed outside any action.
  func close() {
    if recording_log_is_last(log.raw) {
      Recorder.$current.withValue(self) { releaseHeld() }
      settleOrphans()
    }
    recording_log_close(log.raw)
  }

  /// Records what the screen shows, unless only types are kept.
  public func screen(_ screen: Screen) { if detail == .values { append(.screen, handing: screen) } }

  /// Records a line of explanation.
  public func note(_ text: String) { append(.note, handing: text) }

  /// Writes down a record inside the current span.
  @discardableResult func append(
    _ kind: Record.Kind,
    from sender: ParticipantID = .absent,
    to receiver: ParticipantID = .absent,
    seam: InternedText = .none,
    handing value: Any = ()
  ) -> Int32? {
    var record = Record(kind)
    record.sender = sender
    record.receiver = receiver
    record.parent = Span.current(in: log.id)?.record ?? -1
    record.seam = seam
    return log.append(record, handing: value)
  }
}
