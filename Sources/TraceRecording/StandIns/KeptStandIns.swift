import CRecording

// References that keep their stand-in, as strong ones do: it does not go when nobody sends anything. What tells is that
// a message ends inside which a reference was read more often than something was sent through it.

/// How a reference that keeps its stand-in was read; only for what `@Seam` and `@Traced` add.
///
/// Unchecked because of its pointer, which never changes; what it leads to is changed by atomic operations and under a
/// lock, and is never freed.
public struct _Reads: @unchecked Sendable {
  private let raw: UnsafeMutablePointer<recording_reads>

  /// Those of a reference; nil where the log is full, so that nothing could be told.
  init?(_ seam: _SeamPointer, of owner: ParticipantID, to target: ParticipantID, in log: Log) {
    guard log.count < log.limit else { return nil }
    raw = recording_reads_make(log.id, owner.index, target.index, seam.text.number)
  }

  /// Sets the stand-in that the reference keeps.
  func keep(_ standIn: AnyObject) {
    recording_reads_keep(raw, UInt(bitPattern: ObjectIdentifier(standIn)))
  }

  /// Ends with the stand-in.
  func end() { recording_reads_end(raw) }

  /// Notes that the reference is read.
  @inline(__always)
  fileprivate func read(into log: UnsafeMutablePointer<recording_log>) {
    if recording_has_read() {
      recording_read_again(raw, log, Span.current(in: log.pointee.id) != nil)
    } else {
      recording_read(raw, log)
    }
  }

  /// Notes that something is sent, or that somebody asks for the object itself.
  func answer() { recording_answer(raw) }
}

extension _ParticipantToken {
  /// Notes that a reference was read which keeps its stand-in; false where messages are not recorded or not delivered.
  public func note(_ reads: _Reads?) -> Bool {
    guard let membership else { return false }
    let log = membership.recorder.log.raw
    guard recording_log_is_open(log), recording_log_stop(log) == 0 else { return false }
    reads?.read(into: log)
    return true
  }
}

extension Recorder {
  /// Ends with a message what its receiver read meanwhile.
  func endReads(in span: Span) {
    let (owner, record) = (span.executing.index, span.record)
    var unused = recording_unused_reference()
    while recording_take_unused(log.id, owner, record, &unused) {
      let target = ParticipantID(index: unused.target)
      loseUnused(to: target, through: InternedText(number: unused.seam), .unused, in: span)
    }
    if span.depth <= 1 { recording_forget_reads() }
  }
}
