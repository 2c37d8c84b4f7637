import CRecording

// References that are read where objects record their own calls: the object itself is handed out, and a note says who
// read it, so that the call which follows knows its sender.

extension _ParticipantToken {
  /// Notes that a reference to somebody was read; false where the conversation has run away, and nobody is to be called.
  @discardableResult
  public func note(_ seam: _SeamPointer, to target: @autoclosure () -> Any) -> Bool {
    guard let membership, membership.recorder.isRecording else { return true }
    let recorder = membership.recorder
    if recorder.isStopped, isStopped(seam) { return false }
    let id = seam.target == .unknown ? recorder.knownID(of: behindStandIn(target())) : seam.target
    guard let id else { return true }
    recording_note_add(
      recording_note(
        recorder: recorder.log.id,
        owner: membership.id.index,
        target: id.index,
        seam: seam.text.number,
        record: Span.current(in: recorder.log.id)?.record ?? -1
      )
    )
    return true
  }
}

extension ParticipantID {
  /// Takes the newest note of a reference to this participant that was read on this thread, inside that record.
  func takeNote(inside record: Int32, of recorder: Recorder) -> recording_note? {
    var note = recording_note()
    guard recording_note_take(recorder.log.id, index, record, &note) else { return nil }
    return note
  }
}
