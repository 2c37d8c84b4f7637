import CRecording

// What `@_Watched` calls: an optional reference of any type is handed out as it is, with a note of who reads it or a record of nil.

extension _ParticipantToken {
  /// Records that a reference is nil, or notes who reads it, if the reference's type may take part in the conversation.
  public func watch<Target>(_ seam: _SeamPointer, _ target: Target?) {
    guard Collaborators.include(Target.self) else { return }
    guard let target else { return lose(seam) }
    if let membership, recording_log_is_open(membership.log) { note(membership, seam, target) }
  }

  /// Keeps the participant that a weak reference leads to: a later nil is then recorded as `gone`, and not as never set.
  public func aim<Target>(_ seam: inout _SeamState, at target: Target?) {
    seam.now.target = .unknown
    guard recording_is_on(), let target, let membership else { return }
    seam.now.target = membership.recorder.knownID(of: _unwrap(target)) ?? .unknown
  }
}

/// The types whose objects may take part in a conversation.
private enum Collaborators {
  /// Whether a reference of this type may lead to a participant: a class with a role, or a protocol of the app.
  static func include(_ type: Any.Type) -> Bool { known[type] }

  private static let known = TypeCache<Bool> { type in
    switch MetadataKind(of: type) {
    case .class: type is any _TracedRole.Type
    case .existential: !SystemModules.declare(type)
    default: false
    }
  }
}
