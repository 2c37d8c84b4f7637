import Traces

/// The receivers that lost messages were meant for, found by module and role.
///
/// A message lost at the reference `Presenter.interactor` was meant for the Interactor of that module.
package struct IntendedReceivers {
  private var roles: [Key: Participant] = [:]

  private struct Key: Hashable {
    let module: String
    let role: String
  }

  /// Creates the lookup among `everyone`; of several participants with the same module and role, only the first is
  /// found.
  package init(_ everyone: [Participant] = []) {
    for participant in everyone { add(participant) }
  }

  /// Adds a participant as a possible receiver, unless its module already has a participant of that role.
  mutating func add(_ participant: Participant) {
    let key = Key(module: participant.module, role: participant.role.name.lowercased())
    if roles[key] == nil { roles[key] = participant }
  }

  /// Returns the receiver of an event; for a lost message without one, the participant that the sender's property
  /// names.
  ///
  /// Nil if neither is known.
  package func receiver(of event: Event) -> Participant? {
    if let receiver = event.receiver { return receiver }
    guard event.kind == .lost, let property = event.seam?.property else { return nil }
    let role = Role.name(forProperty: property, of: event.sender)
    return roles[Key(module: event.sender?.module ?? "", role: role)]
  }
}

extension Role {
  /// Returns the lower-case role name that a property stands for: an Interactor's `output` means the Presenter.
  static func name(forProperty property: String, of owner: Participant?) -> String {
    let property = property.lowercased()
    let isOutput = ["output", "delegate"].contains(property)
    let isAnswering = isOutput && owner?.role.kind == Role.interactor.kind
    return isAnswering ? Role.presenter.name.lowercased() : property
  }
}
