import CRecording
import Traces

// Optional references of any type, where objects record their own calls: the value itself is handed out, and nil is recorded.

extension _ParticipantToken {
  /// Records that a reference is nil, where its type may take part in the conversation.
  public func watch<Target>(_ seam: _SeamPointer, _ target: Target?) {
    if target == nil, Collaborators.include(Target.self) { lose(seam) }
  }

  /// Keeps which participant a weak reference leads to, so that its end can be told from a reference never set.
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
    case .existential: !isOfSystem(type)
    default: false
    }
  }

  private static func isOfSystem(_ type: Any.Type) -> Bool {
    let module = String(reflecting: type).trimmingPrefix("any ").prefix { $0 != "." }
    return ["Swift", "Foundation", "Combine", "Dispatch", "UIKit", "SwiftUI"].contains(module)
  }
}
