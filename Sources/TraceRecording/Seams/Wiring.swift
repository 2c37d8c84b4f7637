import CRecording

// References that are set.

extension _ParticipantToken {
  /// Records that a reference was set, or set to nil; gives what is to be stored.
  public func wire<Target>(
    _ seam: inout _SeamState,
    of owner: AnyObject,
    to target: Target?
  ) -> Target? {
    seam.forget()
    guard let recorder else { return target }
    identify(owner)
    return point(&seam, to: target, recorder)
  }

  /// Records the target of a reference that was set and is never nil; gives what is to be stored.
  public func wire<Target>(
    _ seam: inout _SeamState,
    of owner: AnyObject,
    toSome target: Target
  ) -> Target {
    seam.forget()
    guard let recorder else { return target }
    identify(owner)
    point(&seam, toSome: target, recorder)
    return target
  }

  /// Records the target of a new object's reference; that it starts as nil is not worth a record.
  public func wire<Target>(
    _ seam: inout _SeamState,
    from start: Target?
  ) -> Target? {
    guard start != nil, let recorder else { return start }
    return point(&seam, to: start, recorder)
  }

  /// Records the target of a new object's reference that is never nil.
  public func wire<Target>(
    _ seam: inout _SeamState,
    fromSome start: Target
  ) -> Target {
    guard let recorder else { return start }
    point(&seam, toSome: start, recorder)
    return start
  }
}

extension _ParticipantToken {
  /// The recorder, while it records.
  private var recorder: Recorder? {
    guard recording_is_on(), let membership, membership.recorder.isRecording else { return nil }
    return membership.recorder
  }

  private func identify(_ owner: AnyObject) {
    guard let membership else { return }
    membership.recorder.identify(owner, as: membership.id)
  }

  private func point<Target>(
    _ seam: inout _SeamState,
    to target: Target?,
    _ recorder: Recorder
  ) -> Target? {
    guard let membership else { return target }
    seam.fault = recorder.fault(at: seam.now, of: membership.id, to: target, mayBeNil: true)
    if seam.fault?.kind == .nil {
      recorder.wire(&seam.now, of: membership.id, to: nil)
      return nil
    }
    recorder.wire(&seam.now, of: membership.id, to: target, as: seam.fault?.kind.strength)
    seam.now.isWeakened = seam.fault?.kind.weakens ?? false
    return seam.now.isWeakened ? nil : target
  }

  private func point<Target>(
    _ seam: inout _SeamState,
    toSome target: Target,
    _ recorder: Recorder
  ) {
    guard let membership else { return }
    seam.fault = recorder.fault(at: seam.now, of: membership.id, to: target, mayBeNil: false)
    recorder.wire(&seam.now, of: membership.id, to: target)
  }
}
