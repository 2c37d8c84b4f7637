import CRecording

// References that are set.

extension _ParticipantToken {
  /// Records that a reference was set, or set to nil; gives what is to be stored.
  ///
  /// What stands in for the target of a strong reference is made once, here.
  public func wire<Target>(
    _ seam: inout _SeamState,
    of owner: AnyObject,
    to target: Target?,
    _ standIn: ((Target, _SeamLink) -> AnyObject)? = nil
  ) -> Target? {
    seam.forget()
    guard let recorder else { return target }
    identify(owner)
    return point(&seam, to: target, recorder, standIn)
  }

  /// Records the target of a reference that was set and is never nil; gives what is to be stored.
  public func wire<Target>(
    _ seam: inout _SeamState,
    of owner: AnyObject,
    toSome target: Target,
    _ standIn: ((Target, _SeamLink) -> AnyObject)? = nil
  ) -> Target {
    seam.forget()
    guard let recorder else { return target }
    identify(owner)
    point(&seam, toSome: target, recorder, standIn)
    return target
  }

  /// Records the target of a new object's reference; that it starts as nil is not worth a record.
  public func wire<Target>(
    _ seam: inout _SeamState,
    from start: Target?,
    _ standIn: ((Target, _SeamLink) -> AnyObject)? = nil
  ) -> Target? {
    guard start != nil, let recorder else { return start }
    return point(&seam, to: start, recorder, standIn)
  }

  /// Records the target of a new object's reference that is never nil.
  public func wire<Target>(
    _ seam: inout _SeamState,
    fromSome start: Target,
    _ standIn: ((Target, _SeamLink) -> AnyObject)? = nil
  ) -> Target {
    guard let recorder else { return start }
    point(&seam, toSome: start, recorder, standIn)
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
    _ recorder: Recorder,
    _ standIn: ((Target, _SeamLink) -> AnyObject)?
  ) -> Target? {
    guard let membership else { return target }
    seam.fault = recorder.fault(at: seam.now, of: membership.id, to: target, mayBeNil: true)
    if seam.fault?.kind == .nil {
      recorder.wire(&seam.now, of: membership.id, to: nil)
      return nil
    }
    recorder.wire(&seam.now, of: membership.id, to: target, as: seam.fault?.kind.strength)
    seam.now.isWeakened = seam.fault?.kind.weakens ?? false
    if let target { makeStandIn(&seam, of: target, standIn) }
    return seam.now.isWeakened ? nil : target
  }

  private func point<Target>(
    _ seam: inout _SeamState,
    toSome target: Target,
    _ recorder: Recorder,
    _ standIn: ((Target, _SeamLink) -> AnyObject)?
  ) {
    guard let membership else { return }
    seam.fault = recorder.fault(at: seam.now, of: membership.id, to: target, mayBeNil: false)
    recorder.wire(&seam.now, of: membership.id, to: target)
    makeStandIn(&seam, of: target, standIn)
  }

  private func makeStandIn<Target>(
    _ seam: inout _SeamState,
    of target: Target,
    _ standIn: ((Target, _SeamLink) -> AnyObject)?
  ) {
    guard let standIn, seam.fault == nil else { return }
    guard var link = link(seam.now, to: target) else { return }
    link.start = _SeamLink.kept
    let reads = _Reads(seam.now, of: link.sender, to: link.receiver, in: link.recorder.log)
    link.reads = reads
    let made = standIn(target, link)
    reads?.keep(made)
    seam.standIn = made
  }
}
