import Traces

struct ParticipantProperty {
  let owner: Participant
  let name: String
  let strength: Seam.Strength

  init(owner: Participant, _ label: String, _ strength: Seam.Strength) {
    (self.owner, name, self.strength) = (owner, label.propertyName, strength)
  }
}

extension String {
  /// The name of the property that a field of this name stores: without the `_` that macros and wrappers prepend.
  var propertyName: String { first == "_" ? String(dropFirst()) : self }
}
