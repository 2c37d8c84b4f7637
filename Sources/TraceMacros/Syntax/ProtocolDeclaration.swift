import SwiftSyntax

// The parents and the requirements of a protocol.

extension ProtocolDeclSyntax {
  /// The inherited protocols that have requirements of their own.
  var parents: [TypeSyntax] { inherited.filter { !Self.plain.contains($0.lastName) } }

  /// Every inherited protocol, also by `A & B` and by `where Self: A`.
  var inherited: [TypeSyntax] {
    let own = constraints.filter { $0.leftType.trimmedDescription == "Self" }.map(\.rightType)
    return (inheritedTypes + own).flatMap(\.composed)
  }

  /// The conformances that the protocol's `where` clause requires.
  var constraints: [ConformanceRequirementSyntax] {
    let requirements = genericWhereClause?.requirements ?? []
    return requirements.compactMap { $0.requirement.as(ConformanceRequirementSyntax.self) }
  }

  /// The name of the recording proxy's property that stores the object.
  var base: String { "__base_\(name.text.plain)" }

  private static let plain: Set = [
    "AnyObject", "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype",
    "class",
  ]

  var isSendable: Bool { inherited.contains { $0.lastName == "Sendable" } }

  /// Whether only classes and actors can conform, according to the protocol's own declaration.
  var isObject: Bool {
    inherited.contains { ["AnyObject", "class"].contains($0.lastName) }
  }

  var isSettable: Bool {
    memberBlock.members.requirements.contains { requirement in
      if requirement.isStatic { return false }
      let bindings = requirement.as(VariableDeclSyntax.self)?.bindings ?? []
      return bindings.contains { $0.accessorBlock?.trimmedDescription.contains("set") == true }
    }
  }
}

extension DeclSyntax {
  var isStatic: Bool {
    asProtocol(WithModifiersSyntax.self)?.modifiers.has(.static) == true
  }
}

extension TypeSyntax {
  /// The types of a composition `A & B`; the type itself if it is none.
  fileprivate var composed: [TypeSyntax] {
    guard let composition = self.as(CompositionTypeSyntax.self) else { return [self] }
    return composition.elements.flatMap(\.type.composed)
  }
}

extension MemberBlockItemListSyntax {
  /// The first `#if` of each group of members that contains a method or property of objects, which other objects may use or set; no
  /// macro sees the members of a class there.
  var conditionalMembers: [TokenSyntax] {
    compactMap { member in
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self),
        conditional.clauses.flatMap(\.members.requirements).contains(where: {
          guard let modifiers = $0.asProtocol(WithModifiersSyntax.self)?.modifiers,
            !$0.isStatic, !modifiers.has(.class)
          else { return false }
          return $0.is(VariableDeclSyntax.self)
            || $0.is(FunctionDeclSyntax.self) && !modifiers.has(.private)
        })
      else { return nil }
      return conditional.clauses.first?.poundKeyword
    }
  }

  /// The members of a protocol, including those under `#if`.
  var requirements: [DeclSyntax] {
    flatMap { member in
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
      return conditional.clauses.flatMap(\.members.requirements)
    }
  }
}

extension IfConfigClauseSyntax {
  var members: MemberBlockItemListSyntax {
    if case .decls(let members) = elements { members } else { [] }
  }
}
