import Traces

/// Finds whom a message was meant for.
///
/// One lost at the reference `Presenter.interactor` was meant for the Interactor of that module.
package struct MeantReceivers {
  private var roles: [Key: Participant] = [:]

  private struct Key: Hashable {
    let module: String
    let role: String
  }

  /// Knows some; of several of one role the first is meant.
  package init(_ everyone: [Participant] = []) {
    for participant in everyone { add(participant) }
  }

  /// Gets to know somebody.
  mutating func add(_ participant: Participant) {
    let key = Key(module: participant.module, role: participant.role.name.lowercased())
    if roles[key] == nil { roles[key] = participant }
  }

  /// The receiver of an event, or whom the reference was meant for.
  package func receiver(of event: Event) -> Participant? {
    if let receiver = event.receiver { return receiver }
    guard event.kind == .lost, let property = event.seam?.property else { return nil }
    let role = Role.name(meantBy: property, of: event.sender)
    return roles[Key(module: event.sender?.module ?? "", role: role)]
  }
}

extension Role {
  /// The name, in small letters, of the role for which a property stands.
  static func name(meantBy property: String, of owner: Participant?) -> String {
    let property = property.lowercased()
    let isOutput = ["output", "delegate"].contains(property)
    let isAnswering = isOutput && owner?.role.kind == Role.interactor.kind
    return isAnswering ? Role.presenter.name.lowercased() : property
  }
}
