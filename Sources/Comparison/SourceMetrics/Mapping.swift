import Traces

/// The members of a variant that turn an entity (a value of the module's data) into a value for the screen.
///
/// A member of an entity's extension takes the entity as `self`.
struct Mapping {
  private let outline: SourceOutline
  private let entities: Set<String>
  /// The names of types that the screen can show: `String`, and structs and enums that have no role and are no entities.
  private let shown: Set<String>

  init(_ outline: SourceOutline, of entities: Set<String>) {
    self.outline = outline
    self.entities = outline.declared.all(endingIn: entities)
    let values = outline.types.filter { type in
      [.struct, .enum].contains(type.kind) && type.role == nil
    }
    shown = Set(values.map(\.name)).subtracting(self.entities).union(["String"])
  }

  var pieces: [SourceType.Piece] {
    outline.types.filter { $0.kind != .protocol }.flatMap { type in
      type.members.filter { maps($0, in: type) }.map(\.piece)
    }
  }

  private func maps(_ member: SourceMember, in type: SourceType) -> Bool {
    guard member.body != nil else { return false }
    let taken = member.parameterTypeNames.union(type.kind == .extension ? [type.name] : [])
    let given = member.kind == .initializer ? [type.name] : member.resultTypeNames
    return !taken.isDisjoint(with: entities) && !given.isDisjoint(with: shown)
  }
}
