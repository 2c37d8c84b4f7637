import CRecording

// References that are read where objects record their own calls: the object itself is handed out, and a note says who
// read it, so that the call which follows knows its sender.

extension _ParticipantToken {
  /// Returns what a reference hands out; nil where the conversation has run away and no object is to be called.
  ///
  /// That is the object itself, with a note of who read it. Only in a test or in the laboratory it is what stands in for the
  /// object: where a fake answers in its place, or somebody has written other values for a message. The type is said, as it would
  /// else be taken for the class of the object, which no stand-in has.
  public func handOut<Target>(
    _ seam: _SeamPointer,
    _ target: Target,
    as _: Target.Type,
    _ doubles: @autoclosure () -> [any _StandIn.Type]
  ) -> Target? {
    guard let membership, membership.recorder.isRecording else { return target }
    if recording_log_has_faults(membership.recorder.log.raw),
      let standIn = standIn(seam, for: target, doubles) as? Target
    {
      return standIn
    }
    return note(seam, to: target) ? target : nil
  }

  /// Notes that a reference to an object was read; returns false where the conversation has run away.
  private func note(_ seam: _SeamPointer, to target: Any) -> Bool {
    guard let membership else { return true }
    let recorder = membership.recorder
    if recorder.isStopped, isStopped(seam) { return false }
    let id = seam.target == .unknown ? recorder.knownID(of: _unwrap(target)) : seam.target
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

  /// Makes what stands in for a target whose protocol has doubles; nil where the target itself is to be called.
  private func standIn(
    _ seam: _SeamPointer,
    for target: Any,
    _ doubles: () -> [any _StandIn.Type]
  ) -> AnyObject? {
    guard let membership else { return nil }
    let recorder = membership.recorder
    let isAnswered = recorder.playing.locked {
      $0.soloist == membership.id || !$0.doubles.isEmpty
    }
    guard isAnswered || recorder.faults.locked({ $0.rewrites }),
      let type = doubles().lazy.compactMap({ $0 as? any _Playable.Type }).first,
      var link = link(seam, to: target)
    else { return nil }
    link.hearsReads = isAnswered
    return type.__standIn(for: _unwrap(target), link)
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
