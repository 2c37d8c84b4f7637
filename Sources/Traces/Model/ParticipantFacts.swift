/// What is known of a participant, in one object, so that a copy of it costs next to nothing.
final class ParticipantFacts: Sendable {
  let module: String
  let role: Role
  let ordinal: Int
  let type: String

  // Made at once, since they are asked for in every row.
  let name: String
  let shortName: String
  let isUser: Bool
  let hash: Int

  init(_ role: Role, type: String, module: String, ordinal: Int) {
    self.module = module
    self.role = role
    self.ordinal = ordinal
    self.type = type
    shortName = ordinal == 1 ? role.name : "\(role.name):\(ordinal)"
    name = module.isEmpty ? shortName : "\(module).\(shortName)"
    isUser = role == .user
    hash = name.hashValue
  }

  /// Whether all of it is the same.
  func equals(_ other: ParticipantFacts) -> Bool {
    ordinal == other.ordinal && role == other.role && module == other.module
      && type == other.type
  }
}
