import Traces

/// A stored property of a participant.
struct ParticipantProperty {
  let owner: Participant
  let name: String
  let strength: Seam.Strength

  /// A property by the name of the field in which it is stored.
  init(owner: Participant, _ label: String, _ strength: Seam.Strength) {
    (self.owner, name, self.strength) = (owner, label.propertyName, strength)
  }
}

extension String {
  /// The name of the property that is stored under this one: a macro or a wrapper puts `_` before it.
  var propertyName: String { first == "_" ? String(dropFirst()) : self }
}
