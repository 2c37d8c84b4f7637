import SwiftSyntax

// A protocol as it is declared: what it inherits, and what it requires.

// MARK: - Inherited

extension ProtocolDeclSyntax {
  /// The inherited protocols that have requirements of their own.
  var parents: [TypeSyntax] { inherited.filter { !Self.plain.contains($0.lastName) } }

  /// Every protocol that it inherits, also by `A & B` and by `where Self: A`.
  var inherited: [TypeSyntax] {
    let constraints =
      genericWhereClause?.requirements.compactMap {
        $0.requirement.as(ConformanceRequirementSyntax.self)
      } ?? []
    let own = constraints.filter { $0.leftType.trimmedDescription == "Self" }.map(\.rightType)
    return (inheritedTypes + own).flatMap(\.composed)
  }

  /// The name under which a stand-in keeps what it stands in for.
  var base: String { "__base_\(name.text.plain)" }

  private static let plain: Set = [
    "AnyObject", "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype",
    "class",
  ]

  /// Whether it says so itself.
  var isSendable: Bool { inherited.contains { $0.lastName == "Sendable" } }

  /// Whether only classes and actors conform, as far as it says so itself.
  var isObject: Bool {
    inherited.contains { ["AnyObject", "class"].contains($0.lastName) }
  }

  /// Whether a requirement can be set.
  var isSettable: Bool {
    memberBlock.members.requirements.contains { requirement in
      let bindings = requirement.as(VariableDeclSyntax.self)?.bindings ?? []
      return bindings.contains { $0.accessorBlock?.trimmedDescription.contains("set") == true }
    }
  }
}

extension TypeSyntax {
  /// The parts of `A & B`.
  fileprivate var composed: [TypeSyntax] {
    guard let composition = self.as(CompositionTypeSyntax.self) else { return [self] }
    return composition.elements.flatMap(\.type.composed)
  }
}

// MARK: - Required

extension MemberBlockItemListSyntax {
  /// Every requirement, under whatever condition it stands.
  var requirements: [DeclSyntax] {
    flatMap { member in
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
      return conditional.clauses.flatMap(\.members.requirements)
    }
  }
}

extension IfConfigClauseSyntax {
  /// What stands under the condition.
  var members: MemberBlockItemListSyntax {
    if case .decls(let members) = elements { members } else { [] }
  }
}
