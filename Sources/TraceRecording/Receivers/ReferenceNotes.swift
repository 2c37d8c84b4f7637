import CRecording

// Reading references of objects that record their own calls: the reader gets the object itself, and a note names the
// reader, so that the following call knows its sender.

extension _ParticipantToken {
  /// Returns the target of a reference that is being read; nil if messages are no longer delivered.
  ///
  /// The result is the object itself, and a note names the reader. The result is a stand-in only where a fake answers
  /// in place of the object, or where a fault replaces the arguments of messages. `Target` is passed as a type:
  /// inferred from the value, it would be the class of the object, to which no stand-in can be cast.
  @inlinable
  public func resolve<Target>(
    _ seam: _SeamPointer,
    _ target: Target,
    as _: Target.Type,
    _ doubles: @autoclosure () -> [any _StandIn.Type]
  ) -> Target? {
    noteIfKnown(seam) ? target : resolvedTarget(seam, target, doubles)
  }

  /// Notes the read of a reference with a known target; returns false if `resolvedTarget` must decide, and true without recording.
  @usableFromInline func noteIfKnown(_ seam: _SeamPointer) -> Bool {
    // Reads the fields alone: a constant for the registration would be retained and released.
    guard let log = registration?.log, let owner = registration?.id else { return true }
    guard recording_log_is_open(log) else { return false }
    if seam.target == .unknown || recording_log_stop(log) != 0 { return false }
    if recording_log_has_faults(log) { return false }
    seam.note(target: seam.target, readBy: owner, in: log)
    return true
  }

  /// Returns what the reader of a reference gets: the target, a stand-in in place of it where a fake or fault needs one, or nil if
  /// delivery has stopped.
  @usableFromInline func resolvedTarget<Target>(
    _ seam: _SeamPointer,
    _ target: Target,
    _ doubles: () -> [any _StandIn.Type]
  ) -> Target? {
    guard let registration else { return target }
    guard recording_log_is_open(registration.log) else {
      guard let successor else { return target }
      return successor.resolvedTarget(seam.untargeted, target, doubles)
    }
    let recorder = registration.recorder
    if recording_log_has_faults(registration.log) {
      let isAnswered = recorder.playing.locked {
        $0.soloist == registration.id || !$0.doubles.isEmpty
      }
      if isAnswered || recorder.faults.locked({ $0.rewrites }),
        let type = doubles().lazy.compactMap({ $0 as? any _Playable.Type }).first,
        var link = link(seam, to: target)
      {
        link.recordsReads = isAnswered
        if let standIn = type.__standIn(for: _unwrap(target), link) as? Target { return standIn }
      }
    }
    if recorder.isStopped, isStopped(seam) { return nil }
    note(registration, seam, target)
    return target
  }

  /// Notes on this thread that an object reads a reference; looks up the target if the seam does not know it, and does
  /// nothing if the target is no participant.
  func note(_ registration: Registration, _ seam: _SeamPointer, _ target: Any) {
    let (owner, log) = (registration.id, registration.log)
    if seam.target != .unknown { return seam.note(target: seam.target, readBy: owner, in: log) }
    guard let id = registration.recorder.existingID(of: _unwrap(target)) else { return }
    registration.recorder.meet(instance(target), as: id)
    seam.note(target: id, readBy: owner, in: log)
  }
}

extension _SeamPointer {
  /// Notes that `owner` reads this reference to `target`, a participant of the recorder of `log`.
  @inline(__always) fileprivate func note(
    target: ParticipantID,
    readBy owner: ParticipantID,
    in log: UnsafeMutablePointer<recording_log>
  ) {
    let log = recording_log_id(log)
    let top = Span.current
    recording_note_add(
      recording_note(
        recorder: log,
        owner: owner.index,
        target: target.index,
        seam: text.number,
        record: top.recorder == log ? top.record : top.part(in: log)?.record ?? -1
      )
    )
  }
}

extension ParticipantID {
  /// Takes this thread's newest note that a reference to this participant was read inside a record; nil for none.
  func takeNote(inside record: Int32, of recorder: Recorder) -> recording_note? {
    var note = recording_note()
    guard recording_note_take(recorder.log.id, index, record, &note) else { return nil }
    return note
  }
}

// Calls that `@_Watched` generates: an optional reference is returned unchanged, and its reader or the nil is recorded.

extension _ParticipantToken {
  /// Records that a reference is nil, or notes which object reads it; does nothing if `Target` cannot be a participant.
  public func watch<Target>(_ seam: _SeamPointer, _ target: Target?) {
    guard canLeadToParticipant[Target.self] else { return }
    guard let target else { return recordNil(seam) }
    guard let registration, recording_log_is_open(registration.log) else {
      return successor?.watch(seam.untargeted, target) ?? ()
    }
    note(registration, seam, target)
  }

  /// Stores the participant that a weak reference now leads to, so that a later nil is recorded as `gone`.
  public func setTarget<Target>(of seam: inout _SeamState, to target: Target?) {
    seam.now.target = .unknown
    guard recording_is_on(), let target, let registration else { return }
    seam.now.target = registration.recorder.existingID(of: _unwrap(target)) ?? .unknown
  }
}

/// Whether a reference of a type can lead to a participant: the type is a class with a role, or a protocol of the app.
private let canLeadToParticipant = TypeCache<Bool> { type in
  switch MetadataKind(of: type) {
  case .class: type is any _TracedRole.Type
  case .existential: !SystemModules.declare(type)
  default: false
  }
}

/// The modules of the system, and `StageKit` in place of UIKit, whose types are never participants.
enum SystemModules {
  private static let names: Set<Substring> = [
    "Combine", "Dispatch", "Foundation", "StageKit", "Swift", "SwiftUI", "UIKit",
  ]

  /// Returns whether a type is declared in a module of the system, or in Objective-C, where its name has no module.
  static func declare(_ type: Any.Type) -> Bool {
    let path = String(reflecting: type).trimmingPrefix("any ").split(separator: ".")
    return path.count == 1 || names.contains(path[0])
  }
}
