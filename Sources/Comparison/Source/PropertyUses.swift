import CollaborationRules
import SourceTokens
import Traces

extension SourceOutline {
  /// The stored properties of types with a role, such as Presenter, that no member of the type reads, apart from initializers.
  ///
  /// A property with observers and without an initial value counts as computed.
  var unusedProperties: [SourceFacts.Property] {
    types.filter { $0.role != nil }.flatMap { type in
      type.members.filter { $0.kind == .property && $0.body == nil }.compactMap { property in
        let isUsed = type.members.contains { $0.name != property.name && uses(property.name, $0) }
        return isUsed ? nil : SourceFacts.Property(property.name, of: type.name)
      }
    }
  }

  private func uses(_ name: String, _ member: SourceMember) -> Bool {
    guard member.kind != .initializer else { return false }
    let code = files[member.piece.file]
    return (member.body ?? member.piece.tokens).contains { position in
      code.word(at: position) == name && !code.isSet(at: position)
    }
  }

  /// The places where a type with a role uses a property of another such type by the type's name, as in `Cart.shared`.
  var sharedUses: [SourceFacts.Call] {
    let owners = types.filter { $0.role != nil && $0.kind != .extension }
    return uses(in: types.filter { $0.role != nil }) { code, position, type in
      guard let name = code.word(at: position), let property = code.word(at: position + 2),
        code.isMark(".", at: position + 1), !code.isMark("(", at: position + 3),
        !code.isMark(".", at: position - 1),
        let owner = owners.first(where: { $0.name == name && $0.name != type.name }),
        owner.members.contains(where: { $0.kind == .property && $0.name == property })
      else { return nil }
      return "\(name).\(property)"
    }
  }

  /// Returns the places where a type with a role assigns a property of an entity; `entities` are the names of the entities' types.
  func entityChanges(of entities: [String]) -> [SourceFacts.Call] {
    let entities = declared.all(endingIn: Set(entities))
    let variables = types.reduce(into: [:]) { $0[$1.name] = $1.variables(of: entities) }
    return uses(in: types.filter { $0.role != nil }) { code, position, type in
      let isOptional = code.isMark("?", at: position + 1)
      let end = position + (isOptional ? 3 : 2)
      guard let name = code.word(at: position), let property = code.word(at: end),
        code.isMark(".", at: end - 1), code.isSet(at: end),
        variables[type.name]?.contains(name) == true
      else { return nil }
      return "\(name).\(property)"
    }
  }

  /// Returns a use for each token in the bodies and properties of `types` for which `found` returns a name.
  func uses(
    in types: [SourceType],
    _ found: (_ code: SourceCode, _ position: Int, _ type: SourceType) -> String?
  ) -> [SourceFacts.Call] {
    types.allMembers.flatMap { type, member in
      let code = files[member.piece.file]
      let range = member.body ?? (member.kind == .property ? member.piece.tokens : 0..<0)
      return range.compactMap { position in
        found(code, position, type).map { name in
          let line = code.line(at: position)
          let location = CodeLocation(file: code.file, line: line, function: member.name)
          return SourceFacts.Call(name, in: type.name, type.role, at: location)
        }
      }
    }
  }
}

extension SourceType {
  /// Returns the names of variables that may hold an entity; `entities` are names of types.
  ///
  /// These are the type's properties of an entity's type, and all parameters of members that take an entity.
  fileprivate func variables(of entities: Set<String>) -> Set<String> {
    let properties = members.filter {
      $0.kind == .property && !$0.resultTypeNames.isDisjoint(with: entities)
    }
    let takers = members.filter { !$0.parameterTypeNames.isDisjoint(with: entities) }
    return Set(properties.map(\.name) + takers.flatMap { $0.parameters.map(\.name) })
  }
}

extension SourceCode {
  fileprivate func isSet(at position: Int) -> Bool {
    let isCombined = ["+", "-", "*", "/"].contains { isMark($0, at: position + 1) }
    let sign = position + (isCombined ? 2 : 1)
    return isMark("=", at: sign) && !isMark("=", at: sign + 1)
  }
}
