/// The stored values of a ``Participant``, shared by its copies so that copying a participant is cheap.
final class ParticipantFacts: Sendable {
  let module: String
  let role: Role
  let ordinal: Int
  let type: String

  // Computed once, because every row uses them.
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

  func equals(_ other: ParticipantFacts) -> Bool {
    ordinal == other.ordinal && role == other.role && module == other.module
      && type == other.type
  }
}
