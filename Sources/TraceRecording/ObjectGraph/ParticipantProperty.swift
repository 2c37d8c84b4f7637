import Traces

/// A stored property of a participant.
struct ParticipantProperty {
  let owner: Participant
  let name: String
  let strength: Seam.Strength

  /// A property by the name of the field in which it is stored.
  init(owner: Participant, _ label: String, _ strength: Seam.Strength) {
    self.owner = owner
    name = label.first == "_" ? String(label.dropFirst()) : label
    self.strength = strength
  }

  init(owner: Participant, _ field: StoredField, _ strength: Seam.Strength) {
    self.init(owner: owner, field.name, strength)
  }
}
