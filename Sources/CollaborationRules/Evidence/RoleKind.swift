import RoleNames
import Traces

// What a participant is, whatever word its team has for it.

extension Role {
  /// Whether it is treated as one of these standard roles.
  func isOfKind(to roles: Role...) -> Bool { roles.contains { $0.kind == standardKind } }

  /// The standard role that it is treated as; its own name where there is none.
  var standardKind: String {
    Role.standardKinds.contains(kind) ? kind : RoleNames.role(meaning: kind) ?? kind
  }

  fileprivate static let standardKinds = Set(standard.map(\.kind))
}

extension Participant {
  /// Whether it is on the screen.
  var isScreen: Bool { role.isOfKind(to: .view, .controller) }

  /// Whether it makes and opens screens for others.
  var opensScreens: Bool { role.isOfKind(to: .router, .coordinator) }

  /// Whether it makes ready what a View shows.
  var preparesScreens: Bool { role.isOfKind(to: .presenter, .viewModel) }

  /// Whether it is asked for data: an Interactor, a Repository, a Store, a service.
  var isAskedForData: Bool { !isUser && !isScreen && !opensScreens && !preparesScreens }

  /// Whether it plays a part that architectures name.
  var isOfStandardRole: Bool { Role.standardKinds.contains(role.standardKind) }

  /// What all objects of its class share: the class, else the name without the ordinal.
  var family: String {
    if !type.isEmpty { return type }
    return module.isEmpty ? role.name : "\(module).\(role.name)"
  }

  /// The name of a variable that holds it: `presenter`.
  var variable: String { role.name.uncapitalized }
}

extension Event {
  /// From what kind of object to what kind of object a message goes.
  var route: [String] { [sender?.family ?? "", receiver?.family ?? ""] }
}
