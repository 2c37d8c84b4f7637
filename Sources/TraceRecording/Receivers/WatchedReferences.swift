import CRecording

// Calls that `@_Watched` generates: an optional reference is returned unchanged, and its reader or the nil is recorded.

extension _ParticipantToken {
  /// Records that a reference is nil, or notes which object reads it; does nothing if `Target` cannot be a participant.
  public func watch<Target>(_ seam: _SeamPointer, _ target: Target?) {
    guard Collaborators.include(Target.self) else { return }
    guard let target else { return recordNil(seam) }
    if let registration, recording_log_is_open(registration.log) {
      note(registration, seam, target)
    }
  }

  /// Stores the participant that a weak reference now leads to, so that a later nil is recorded as `gone`.
  public func setTarget<Target>(of seam: inout _SeamState, to target: Target?) {
    seam.now.target = .unknown
    guard recording_is_on(), let target, let registration else { return }
    seam.now.target = registration.recorder.existingID(of: _unwrap(target)) ?? .unknown
  }
}

private enum Collaborators {
  /// Returns whether a reference of this type can lead to a participant: a class with a role, or a protocol of the app.
  static func include(_ type: Any.Type) -> Bool { known[type] }

  private static let known = TypeCache<Bool> { type in
    switch MetadataKind(of: type) {
    case .class: type is any _TracedRole.Type
    case .existential: !SystemModules.declare(type)
    default: false
    }
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
