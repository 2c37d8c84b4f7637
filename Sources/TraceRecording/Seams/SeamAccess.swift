import CRecording
import Traces

// Reading references: the link to the target, or a record of nil.

extension _ParticipantToken {
  /// Returns what a reader of an optional reference gets while a recorder records: the object in the recording proxy that `proxy`
  /// makes, the object itself if nothing is recorded, or nil, whose read is recorded.
  @inlinable public func read<Target>(
    _ seam: _SeamState,
    _ target: Target?,
    _ proxy: (Target, _SeamLink) -> Target
  ) -> Target? {
    guard let target = target ?? (seam.substitute as? Target) else {
      recordNil(seam.now)
      return nil
    }
    guard let link = link(seam.now, to: target) else {
      return isStopped(seam.now) ? nil : target
    }
    return proxy(target, link)
  }

  /// Returns the link (sender and receiver) to the target of a reference; nil if nothing is recorded or delivered, or
  /// an object calls its own closure.
  public func link(_ seam: _SeamPointer, to target: @autoclosure () -> Any) -> _SeamLink? {
    guard let recorder = registration?.recorder, let id = registration?.id, recorder.isRecording
    else { return successor?.link(seam.untargeted, to: target()) }
    guard !recorder.isStopped, !(seam.isClosure && seam.target == id) else { return nil }
    let isKnown = seam.target != .unknown || seam.isClosure
    return _SeamLink(
      recorder,
      from: id,
      to: isKnown ? seam.target : recorder.id(of: target()),
      through: seam.text,
      running: seam.function,
      isClosure: seam.isClosure
    )
  }

  /// Returns whether messages are no longer delivered, so that an optional reference must be read as nil.
  ///
  /// If so, records the read, which is a lost message if the source sends one at this point.
  public func isStopped(_ seam: _SeamPointer) -> Bool {
    guard let registration, registration.recorder.isRecording else {
      return successor?.isStopped(seam.untargeted) ?? false
    }
    guard registration.recorder.isStopped else { return false }
    registration.recorder.recordNil(readBy: registration.id, at: seam, .stopped)
    return true
  }

  /// Records that nil was read from a reference, which is a lost message if the source sends one at this point.
  public func recordNil(_ seam: _SeamPointer) {
    recordNil(seam, seam.isWeak && seam.target.isPresent ? .gone : .nil)
  }

  private func recordNil(_ seam: _SeamPointer, _ loss: Event.Loss) {
    guard let registration, registration.recorder.isRecording else {
      return successor?.recordNil(seam.untargeted, loss) ?? ()
    }
    registration.recorder.recordNil(readBy: registration.id, at: seam, loss)
  }
}

extension Recorder {
  /// Records that a participant read nil from a reference; building the trace decides whether a message was lost.
  func recordNil(readBy sender: ParticipantID, at seam: _SeamPointer, _ loss: Event.Loss) {
    let receiver = loss == .nil || seam.target == .unknown ? .absent : seam.target
    let span = Span.current(in: log.id)
    var record = Record(.lost, from: sender, to: receiver, inside: span?.record ?? -1)
    (record.seam, record.loss) = (seam.text, loss)
    record.function = span?.function(of: sender) ?? .none
    log.append(record)
  }
}

// References that are set. The owner is nil during initialization, when it cannot be referenced yet.

extension _ParticipantToken {
  /// Records that a reference was set; returns the value to store: `target` without a recording proxy around it, or nil if a fault
  /// refuses it or stores it elsewhere.
  ///
  /// Does not record the initial nil of a new object's reference.
  public func wire<Target>(
    _ seam: inout _SeamState,
    of owner: AnyObject?,
    to target: Target?
  ) -> Target? {
    let target = target.map { unwrapped($0, at: seam) }
    guard let registration = begin(&seam, owner), owner != nil || target != nil else {
      return target
    }
    let (recorder, id) = (registration.recorder, registration.id)
    seam.fault = recorder.fault(at: seam.now, of: id, to: target, mayBeNil: true)
    if seam.fault?.kind == .nil {
      recorder.wire(&seam.now, of: id, to: nil)
      return nil
    }
    recorder.wire(&seam.now, of: id, to: target, as: seam.fault?.kind.strength)
    seam.now.isWeakened = seam.fault?.kind.weakens ?? false
    return seam.now.isWeakened ? nil : target
  }

  /// Records that a non-optional reference was set; returns the value to store, `target` without a recording proxy around it.
  ///
  /// The caller writes `newValue as (P)`: else `Target` would be bound to the proxy's own class.
  public func wire<Target>(
    _ seam: inout _SeamState,
    of owner: AnyObject?,
    toSome target: Target
  ) -> Target {
    let target = unwrapped(target, at: seam)
    guard let registration = begin(&seam, owner) else { return target }
    let (recorder, id) = (registration.recorder, registration.id)
    seam.fault = recorder.fault(at: seam.now, of: id, to: target, mayBeNil: false)
    recorder.wire(&seam.now, of: id, to: target)
    return target
  }

  private func unwrapped<Target>(_ target: Target, at seam: _SeamState) -> Target {
    guard isOn, !seam.now.isClosure else { return target }
    return _unwrap(target) as? Target ?? target
  }

  /// Returns the registration of a seam's owner; nil if nothing is recorded.
  ///
  /// Clears the seam's target and fault first, unless `owner` is nil.
  private func begin(_ seam: inout _SeamState, _ owner: AnyObject?) -> Registration? {
    if owner != nil { seam.forget() }
    guard recording_is_on(), let registration else { return nil }
    guard registration.recorder.isRecording else { return successor?.begin(&seam, owner) }
    if let owner { registration.recorder.identify(owner, as: registration.id) }
    return registration
  }
}

extension Recorder {
  /// Records that a reference of `owner` was set to `target`; `strength` is the reference's strength if a fault changed it.
  func wire(
    _ seam: inout _SeamPointer,
    of owner: ParticipantID,
    to target: Any?,
    as strength: Seam.Strength? = nil
  ) {
    seam.target = .absent
    if !seam.isClosure {
      seam.target = target.map { id(of: $0) } ?? .absent
    } else if target != nil, let span = Span.current(in: log.id) {
      seam.target = span.executing
      seam.function = span.function.isEmpty ? .empty : span.function
    }
    let text = strength.map { seam.text(as: $0) } ?? seam.text
    append(.wired, from: owner, to: seam.target, seam: text)
  }
}
