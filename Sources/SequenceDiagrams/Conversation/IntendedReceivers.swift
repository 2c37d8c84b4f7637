import Traces

/// A lookup of the participants for which lost messages were meant, by module and role.
///
/// A message that is lost at the reference `Presenter.interactor` was meant for the Interactor of the Presenter's module.
package struct IntendedReceivers {
  private var roles: [Key: Participant] = [:]

  private struct Key: Hashable {
    let module: String
    let role: String
  }

  /// Creates a lookup among `everyone`; only the first participant of each module and role is found.
  package init(_ everyone: [Participant] = []) {
    for participant in everyone { add(participant) }
  }

  mutating func add(_ participant: Participant) {
    let key = Key(module: participant.module, role: participant.role.name.lowercased())
    if roles[key] == nil { roles[key] = participant }
  }

  /// Returns the receiver of an event or, for a lost message without a receiver, the participant for which it was meant, by the
  /// name of the sender's property.
  ///
  /// Returns nil if there is neither.
  package func receiver(of event: Event) -> Participant? {
    if let receiver = event.receiver { return receiver }
    guard event.kind == .lost, let property = event.seam?.property else { return nil }
    let role = Role.name(forProperty: property, of: event.sender)
    return roles[Key(module: event.sender?.module ?? "", role: role)]
  }
}

extension Role {
  /// Returns the lower-case name of the role to which a property seems to lead: the Presenter for an Interactor's `output` or
  /// `delegate`, else the role named like the property.
  static func name(forProperty property: String, of owner: Participant?) -> String {
    let property = property.lowercased()
    let isOutput = ["output", "delegate"].contains(property)
    let isAnswering = isOutput && owner?.role.kind == Role.interactor.kind
    return isAnswering ? Role.presenter.name.lowercased() : property
  }
}
