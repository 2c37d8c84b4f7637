import CRecording

// References that are set; the owner is nil while it is made, when it cannot be named yet.

extension _ParticipantToken {
  /// Records that a reference was set, or set to nil; gives what is to be stored.
  ///
  /// That a new object's reference starts as nil is not worth a record.
  public func wire<Target>(
    _ seam: inout _SeamState,
    of owner: AnyObject?,
    to target: Target?
  ) -> Target? {
    guard let membership = begin(&seam, owner), owner != nil || target != nil else { return target }
    let (recorder, id) = (membership.recorder, membership.id)
    seam.fault = recorder.fault(at: seam.now, of: id, to: target, mayBeNil: true)
    if seam.fault?.kind == .nil {
      recorder.wire(&seam.now, of: id, to: nil)
      return nil
    }
    recorder.wire(&seam.now, of: id, to: target, as: seam.fault?.kind.strength)
    seam.now.isWeakened = seam.fault?.kind.weakens ?? false
    return seam.now.isWeakened ? nil : target
  }

  /// Records the target of a reference that was set and is never nil; gives what is to be stored.
  public func wire<Target>(
    _ seam: inout _SeamState,
    of owner: AnyObject?,
    toSome target: Target
  ) -> Target {
    guard let membership = begin(&seam, owner) else { return target }
    let (recorder, id) = (membership.recorder, membership.id)
    seam.fault = recorder.fault(at: seam.now, of: id, to: target, mayBeNil: false)
    recorder.wire(&seam.now, of: id, to: target)
    return target
  }

  /// What the object is in the recorder that records now; nil for none.
  private func begin(_ seam: inout _SeamState, _ owner: AnyObject?) -> Membership? {
    if owner != nil { seam.forget() }
    guard recording_is_on(), let membership, membership.recorder.isRecording else { return nil }
    if let owner { membership.recorder.identify(owner, as: membership.id) }
    return membership
  }
}
