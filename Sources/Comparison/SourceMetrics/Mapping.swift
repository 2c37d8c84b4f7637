import Traces

/// The methods of a variant that take an entity and return a value for the screen.
struct Mapping {
  private let outline: SourceOutline
  private let entities: Set<String>
  /// The names of the variant's value types without a role that are not entities, and `String`.
  private let shown: Set<String>

  init(_ outline: SourceOutline, of entities: Set<String>) {
    self.outline = outline
    self.entities = entities
    let values = outline.types.filter { type in
      [.struct, .enum].contains(type.kind) && type.role == nil
    }
    shown = Set(values.map(\.lastName)).subtracting(entities).union(["String"])
  }

  var pieces: [SourceType.Piece] {
    outline.types.filter { $0.kind != .protocol }.flatMap { type in
      type.members.filter { maps($0, in: type) }.map(\.piece)
    }
  }

  private func maps(_ member: SourceMember, in type: SourceType) -> Bool {
    guard member.body != nil else { return false }
    // // A member of an entity's extension takes the entity as `self`.
    let taken = member.parameterTypeNames.union(type.kind == .extension ? [type.name] : [])
    let given = member.kind == .initializer ? [type.lastName] : member.resultTypeNames
    return !taken.isDisjoint(with: entities) && !given.isDisjoint(with: shown)
  }
}

extension SourceType {
  /// The name without the enclosing types.
  fileprivate var lastName: String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
