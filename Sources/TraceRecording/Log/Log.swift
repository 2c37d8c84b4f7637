import CRecording

/// The records in their order, in chunks of 16 KB; one atomic addition gives each its index.
///
/// Any thread may append while others append or read: a record is seen once all of it is written. Unchecked
/// because of its pointer, which never changes; what it points to is changed by atomic operations alone.
final class Log: @unchecked Sendable {
  let raw: UnsafeMutablePointer<recording_log>
  /// Given to no other log, so that a span need not hold its recorder.
  let id: UInt32
  /// Those who wait for what is recorded.
  let watchers = Watchers()
  private let interruption: Interruption?

  /// Makes a log of at most `limit` records; a live one reads the device's clock and threads.
  init(limit: Int, isLive: Bool, interruption: Interruption? = nil) {
    let limit = UInt32(clamping: min(limit, Int(Int32.max)))
    raw = recording_log_make(limit, isLive, interruption?.raw)
    self.interruption = interruption
    id = recording_log_id(raw)
  }

  deinit {
    for index in 0..<count {
      guard let head = recording_log_find(raw, UInt32(index)), recording_kind(head) != 0 else {
        continue
      }
      payload(of: head).deinitialize(count: 1)
    }
    recording_log_free(raw)
  }
}

extension Log {
  /// How many records were begun.
  var count: Int { Int(recording_log_count(raw)) }

  /// How many records there is room for.
  var limit: Int { Int(raw.pointee.limit) }

  /// Whether records carry the device's clock and threads.
  var isLive: Bool { raw.pointee.is_live }

  /// How many records found no slot.
  var leftOut: Int { Int(recording_log_left_out(raw)) }

  /// Appends a record with the moment's time and executor; nil where no slot is left.
  @discardableResult
  func append(_ record: Record, handing value: Any = ()) -> Int32? {
    var draft = record.draft
    var index: Int32 = 0
    guard let head = recording_log_append(raw, &draft, &index) else { return nil }
    payload(of: head).initialize(to: value)
    recording_commit(head, record.kind.rawValue)
    if recording_log_is_watched(raw) { watchers.tell() }
    return index
  }

  /// The record at an index; nil where nothing is written yet.
  subscript(index: Int) -> Record? {
    guard index >= 0, index < count, let head = recording_log_find(raw, UInt32(index)) else {
      return nil
    }
    return Record(head)
  }

  /// What was handed over with a record that is there.
  func handedOver(at index: Int) -> Any {
    recording_log_find(raw, UInt32(index)).map { payload(of: $0).pointee } ?? ()
  }

  /// Replaces a value by its text; only while no other thread reads.
  func replaceHandedOver(at index: Int, by text: Written) {
    guard let head = recording_log_find(raw, UInt32(index)) else { return }
    payload(of: head).pointee = text
  }
}

/// Where a record keeps what was handed over: behind its head.
@inlinable func payload(
  of head: UnsafeMutablePointer<recording_head>
) -> UnsafeMutablePointer<Any> {
  UnsafeMutableRawPointer(head + 1).assumingMemoryBound(to: Any.self)
}
