import RoleNames
import Traces

extension Role {
  /// Returns whether this role, standard or a team's own, counts as one of the standard `roles`, such as Presenter.
  func counts(as roles: Role...) -> Bool { roles.contains { $0.kind == standardKind } }

  /// The `kind` of the standard role that this role counts as; this role's own `kind` if there is none.
  var standardKind: String {
    Role.standardKinds.contains(kind) ? kind : RoleNames.role(meaning: kind) ?? kind
  }

  fileprivate static let standardKinds = Set(standard.map(\.kind))
}

extension Participant {
  var isScreen: Bool { role.counts(as: .view, .controller) }
  var opensScreens: Bool { role.counts(as: .router, .coordinator) }
  var preparesScreens: Bool { role.counts(as: .presenter, .viewModel) }
  var providesData: Bool { !isUser && !isScreen && !opensScreens && !preparesScreens }
  var keepsData: Bool { role.counts(as: .store, .repository) }
  var isOfStandardRole: Bool { Role.standardKinds.contains(role.standardKind) }

  /// The participant's class name, or its module and role if the class is unknown: equal for all objects of a class.
  var family: String {
    if !type.isEmpty { return type }
    return module.isEmpty ? role.name : "\(module).\(role.name)"
  }

  var variable: String { role.name.uncapitalized }
}

extension Event {
  /// The class names of the sender and the receiver, as `family` returns them; empty texts for unknown participants.
  var route: [String] { [sender?.family ?? "", receiver?.family ?? ""] }

  /// The names of the sender and the receiver; empty texts for unknown participants.
  var ends: [String] { [sender?.name ?? "", receiver?.name ?? ""] }

  /// The class names of the sender and the receiver, and the message's name or, without a message, the label.
  var kindOfMessage: [String] { route + [message?.name ?? label] }

  /// The class names of the sender and the receiver, and the message's name without labels.
  var topic: [String] { route + [message?.baseName ?? ""] }

  /// The `topic` of a message of the same name in the opposite direction.
  var oppositeTopic: [String] { route.reversed() + [message?.baseName ?? ""] }

  func goesBack(from other: Event) -> Bool {
    sender == other.receiver && receiver == other.sender
  }
}
