import Traces

/// A lookup of the participants for which lost messages were meant, by module and role.
///
/// A message that is lost at the reference `Presenter.interactor` was meant for the Interactor of the Presenter's module.
package struct IntendedReceivers {
  /// The participants by module, and in each module by role.
  private var modules: [String: [String: Participant]] = [:]

  /// Creates a lookup among `everyone`; only the first participant of each module and role is found.
  package init(_ everyone: [Participant] = []) {
    for participant in everyone { add(participant) }
  }

  mutating func add(_ participant: Participant) {
    let role = participant.role.name.lowercased()
    modules[participant.module, default: [:]].merge([role: participant]) { first, _ in first }
  }

  /// Returns the receiver of an event or, for a lost message without a receiver, the participant for which it was meant, by the
  /// name of the sender's property.
  ///
  /// Returns nil if there is neither.
  package func receiver(of event: Event) -> Participant? {
    if let receiver = event.receiver { return receiver }
    guard event.kind == .lost, let property = event.seam?.property else { return nil }
    let name = property.lowercased()
    // An Interactor's `output` or `delegate` leads to its Presenter.
    let isAnswering =
      ["output", "delegate"].contains(name) && event.sender?.role.kind == Role.interactor.kind
    let role = isAnswering ? Role.presenter.name.lowercased() : name
    return modules[event.sender?.module ?? ""]?[role]
  }
}
