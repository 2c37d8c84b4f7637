import CRecording

// References that keep their stand-in, as strong ones do: it does not go when nobody sends anything. What tells is that
// a message ends inside which a reference was read more often than something was sent through it.

/// How a reference that keeps its stand-in was read; only for what `@Seam` and `@Traced` add.
///
/// Unchecked because of its pointer, which never changes; what it leads to is changed by atomic operations alone, and is
/// never freed.
public struct _Reads: @unchecked Sendable {
  let raw: UnsafeMutablePointer<recording_reads>

  /// Those of a reference; nil where the log is full, so that nothing could be told.
  init?(_ seam: _SeamPointer, of owner: ParticipantID, to target: ParticipantID, in log: Log) {
    guard log.count < log.limit else { return nil }
    raw = recording_reads_make(log.raw, owner.index, target.index, seam.text.number)
  }

  /// Sets the stand-in that the reference keeps.
  func keep(_ standIn: AnyObject) {
    raw.pointee.stand_in = UInt(bitPattern: ObjectIdentifier(standIn))
  }

  /// Notes that something is sent, or that somebody asks for the object itself.
  func answer() { recording_answer(raw) }
}

extension _ParticipantToken {
  /// Whether messages are recorded and delivered now; where they are, the reference is read.
  public func isRecording(_ reads: _Reads?) -> Bool {
    guard let membership else { return false }
    let log = membership.recorder.log.raw
    guard recording_log_is_open(log), recording_log_stop(log) == 0 else { return false }
    guard let reads else { return true }
    if recording_has_read() {
      recording_read_again(reads.raw, log, Span.current(in: log.pointee.id) != nil)
    } else {
      recording_read(reads.raw, log)
    }
    return true
  }
}

extension Recorder {
  /// Ends with a message what its receiver read meanwhile.
  func endReads(in span: Span) {
    let (owner, record) = (span.executing.index, span.record)
    while let reads = recording_take_unanswered(log.id, owner, record) {
      noteUnused(reads.pointee, in: span)
    }
    if span.depth <= 1 { recording_forget_reads() }
  }
}
