import RoleNames
import Traces

// The standard role of a participant, whatever word its team uses for the role.

extension Role {
  /// Returns whether the standard role of this role is one of `roles`.
  func counts(as roles: Role...) -> Bool { roles.contains { $0.kind == standardKind } }

  /// The kind of the standard role that this role counts as; the role's own kind where no standard role fits.
  var standardKind: String {
    Role.standardKinds.contains(kind) ? kind : RoleNames.role(meaning: kind) ?? kind
  }

  fileprivate static let standardKinds = Set(standard.map(\.kind))
}

extension Participant {
  var isScreen: Bool { role.counts(as: .view, .controller) }

  var opensScreens: Bool { role.counts(as: .router, .coordinator) }

  var preparesScreens: Bool { role.counts(as: .presenter, .viewModel) }

  /// Whether the participant answers requests for data: an Interactor, a Repository, a Store, a service.
  var providesData: Bool { !isUser && !isScreen && !opensScreens && !preparesScreens }

  /// Whether the participant keeps data, and may serve several modules and answer any caller: a Store or a Repository.
  var keepsData: Bool { role.counts(as: .store, .repository) }

  var isOfStandardRole: Bool { Role.standardKinds.contains(role.standardKind) }

  /// The class name, equal for all objects of a class; without one the module and the role, without the ordinal.
  var family: String {
    if !type.isEmpty { return type }
    return module.isEmpty ? role.name : "\(module).\(role.name)"
  }

  /// The usual name of a variable for this participant: `presenter`.
  var variable: String { role.name.uncapitalized }
}

extension Event {
  /// The families of the sender and the receiver; an empty text for an unknown one.
  var route: [String] { [sender?.family ?? "", receiver?.family ?? ""] }
}
