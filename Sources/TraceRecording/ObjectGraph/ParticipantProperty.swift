import Traces

struct ParticipantProperty {
  let owner: Participant
  let name: String
  let strength: Seam.Strength

  /// Creates a property from the name of its field.
  init(owner: Participant, _ label: String, _ strength: Seam.Strength) {
    (self.owner, name, self.strength) = (owner, label.propertyName, strength)
  }
}

extension String {
  /// The property's name, for the name of its field: macros and wrappers prepend `_`.
  var propertyName: String { first == "_" ? String(dropFirst()) : self }
}
