import CRecording

// References that are read where objects record their own calls: the object itself is handed out, and a note says who
// read it, so that the call which follows knows its sender.

extension _ParticipantToken {
  /// Returns what a reference hands out; nil where the conversation has run away and no object is to be called.
  ///
  /// That is the object itself, with a note of who read it. Only in a test or in the laboratory it is what stands in for the
  /// object: where a fake answers in its place, or somebody has written other values for a message. The type is said, as it would
  /// else be taken for the class of the object, which no stand-in has.
  @inlinable
  public func handOut<Target>(
    _ seam: _SeamPointer,
    _ target: Target,
    as _: Target.Type,
    _ doubles: @autoclosure () -> [any _StandIn.Type]
  ) -> Target? {
    isPlain(seam) ? target : examined(seam, target, doubles)
  }

  /// Notes the reading of a reference whose object is known and is handed out itself; returns false where more is to be
  /// decided.
  @usableFromInline func isPlain(_ seam: _SeamPointer) -> Bool {
    guard let membership, recording_log_is_open(membership.log) else { return true }
    if seam.target == .unknown || recording_log_stop(membership.log) != 0 { return false }
    if recording_log_has_faults(membership.log) { return false }
    membership.note(seam, to: seam.target)
    return true
  }

  /// Decides what a reference hands out where its object is not known, where faults or fakes are, or where the
  /// conversation has run away.
  @usableFromInline func examined<Target>(
    _ seam: _SeamPointer,
    _ target: Target,
    _ doubles: () -> [any _StandIn.Type]
  ) -> Target? {
    guard let membership else { return target }
    let recorder = membership.recorder
    if recording_log_has_faults(membership.log) {
      let isAnswered = recorder.playing.locked {
        $0.soloist == membership.id || !$0.doubles.isEmpty
      }
      if isAnswered || recorder.faults.locked({ $0.rewrites }),
        let type = doubles().lazy.compactMap({ $0 as? any _Playable.Type }).first,
        var link = link(seam, to: target)
      {
        link.hearsReads = isAnswered
        if let standIn = type.__standIn(for: _unwrap(target), link) as? Target { return standIn }
      }
    }
    if recorder.isStopped, isStopped(seam) { return nil }
    note(membership, seam, target)
    return target
  }

  /// Notes the reading of a reference whose object may not be known.
  func note(_ membership: Membership, _ seam: _SeamPointer, _ target: Any) {
    if seam.target != .unknown { return membership.note(seam, to: seam.target) }
    guard let id = membership.recorder.knownID(of: _unwrap(target)) else { return }
    membership.recorder.meet(instance(target), as: id)
    membership.note(seam, to: id)
  }
}

extension Membership {
  /// Notes that a reference of the object to a participant was read.
  @inline(__always)
  fileprivate func note(_ seam: _SeamPointer, to target: ParticipantID) {
    let log = recording_log_id(log)
    let top = Span.current
    recording_note_add(
      recording_note(
        recorder: log,
        owner: id.index,
        target: target.index,
        seam: seam.text.number,
        record: top.recorder == log ? top.record : top.part(in: log)?.record ?? -1
      )
    )
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
