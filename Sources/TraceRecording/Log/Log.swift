import CRecording

/// A recorder's list of records in order, in chunks of 16 KB; one atomic addition assigns each record its index.
///
/// Any thread may append while others append or read. The thread that takes an index writes the record, and then makes it visible
/// by an atomic store. Unchecked because of the pointer, which is constant; only `replacePayload` changes a visible record.
final class Log: @unchecked Sendable {
  let raw: UnsafeMutablePointer<recording_log>
  /// The number of the log, unique among all logs, by which other objects name it without a reference.
  let id: UInt32
  private let watchers = Locked<[ObjectIdentifier: @Sendable () -> Void]>([:])
  private let cancellation: CancellationFlag?

  /// Creates a log of at most `limit` records; a live log takes times and threads from the device.
  init(limit: Int, isLive: Bool, cancellation: CancellationFlag? = nil) {
    let limit = UInt32(clamping: min(limit, Int(Int32.max)))
    raw = recording_log_make(limit, isLive, cancellation?.raw)
    self.cancellation = cancellation
    id = recording_log_id(raw)
  }

  deinit {
    for index in 0..<count {
      guard let head = recording_log_find(raw, UInt32(index)), recording_kind(head) != 0 else {
        continue
      }
      payloadPointer(of: head).deinitialize(count: 1)
    }
    recording_log_free(raw)
  }

  /// The number of records that have an index; the last ones may not be written completely.
  var count: Int { Int(recording_log_count(raw)) }

  var limit: Int { Int(raw.pointee.limit) }

  var isLive: Bool { raw.pointee.is_live }

  /// The number of records left out because the log was full.
  var leftOut: Int { Int(recording_log_left_out(raw)) }

  /// Appends a record with the present time and executor, and returns its index; nil where the log is full.
  @discardableResult
  func append(_ record: Record, payload value: Any = ()) -> Int32? {
    var draft = record.draft
    var index: Int32 = 0
    guard let head = recording_log_append(raw, &draft, &index) else { return nil }
    payloadPointer(of: head).initialize(to: value)
    recording_commit(head, record.kind.rawValue)
    if recording_log_is_watched(raw) { notifyWatchers() }
    return index
  }

  func notifyWatchers() {
    for body in watchers.locked({ Array($0.values) }) { body() }
  }

  /// Sets the callback of a watch, or removes it for nil; the log is marked as watched while it has callbacks.
  fileprivate func set(_ body: (@Sendable () -> Void)?, of watch: RecorderWatch) {
    watchers.locked { watchers in
      watchers[ObjectIdentifier(watch)] = body
      recording_log_set_watched(raw, !watchers.isEmpty)
    }
  }

  /// The record at an index; nil where it is not written completely, or out of range.
  subscript(index: Int) -> Record? {
    guard index >= 0, index < count, let head = recording_log_find(raw, UInt32(index)) else {
      return nil
    }
    return Record(head)
  }

  /// Returns the value of a completely written record; `()` if no memory is allocated for that index.
  func payload(at index: Int) -> Any {
    recording_log_find(raw, UInt32(index)).map { payloadPointer(of: $0).pointee } ?? ()
  }

  /// Replaces the value of a record by its text; must not run while another thread reads that value.
  func replacePayload(at index: Int, by text: RenderedValues) {
    guard let head = recording_log_find(raw, UInt32(index)) else { return }
    payloadPointer(of: head).pointee = text
  }
}

/// Returns the position of a record's value in memory, directly after the head.
@inlinable func payloadPointer(
  of head: UnsafeMutablePointer<recording_head>
) -> UnsafeMutablePointer<Any> {
  UnsafeMutableRawPointer(head + 1).assumingMemoryBound(to: Any.self)
}

/// The registration of a callback that a recorder calls after each record; it ends when this object is released.
package final class RecorderWatch: Sendable {
  private let log: Log

  fileprivate init(_ log: Log, _ body: @escaping @Sendable () -> Void) {
    self.log = log
    log.set(body, of: self)
  }

  deinit { log.set(nil, of: self) }
}

extension Recorder {
  /// Calls `body` after each record, on the recording thread, until the returned object is released.
  ///
  /// The callback runs inside the recorded message: it may wake a thread, but should do no more.
  package func watch(_ body: @escaping @Sendable () -> Void) -> RecorderWatch {
    RecorderWatch(log, body)
  }
}
