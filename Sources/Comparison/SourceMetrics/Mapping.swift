import Traces

/// The methods of a variant into which an entity goes, and out of which comes a value of the screen.
struct Mapping {
  private let outline: SourceOutline
  private let entities: Set<String>
  /// The types of the variant whose values are shown, and text.
  private let shown: Set<String>

  init(_ outline: SourceOutline, of entities: Set<String>) {
    self.outline = outline
    self.entities = entities
    let values = outline.types.filter { type in
      [.struct, .enum].contains(type.kind) && type.role == nil
    }
    shown = Set(values.map(\.lastName)).subtracting(entities).union(["String"])
  }

  /// Where the methods stand, in the order of the files.
  var pieces: [SourceType.Piece] {
    outline.types.filter { $0.kind != .protocol }.flatMap { type in
      type.members.filter { maps($0, in: type) }.map(\.piece)
    }
  }

  private func maps(_ member: SourceMember, in type: SourceType) -> Bool {
    guard member.body != nil else { return false }
    // What extends an entity is handed it.
    let taken = member.namesTaken.union(type.kind == .extension ? [type.name] : [])
    let given = member.kind == .initializer ? [type.lastName] : member.namesGiven
    return !taken.isDisjoint(with: entities) && !given.isDisjoint(with: shown)
  }
}

extension SourceType {
  /// Its name without those around it.
  fileprivate var lastName: String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
