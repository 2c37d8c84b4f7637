import SwiftDiagnostics
import SwiftSyntax

/// A reference to collaborators of a type that nothing can stand in for.
struct UnrecordableReference {
  let diagnostic: Diagnostic

  init?(_ property: StoredProperty, in owner: RoleOwner) {
    guard !property.isDecided, !property.isShared, let start = property.start,
      let warning = Self.warning(of: property, in: owner)
    else { return nil }
    let fix = FixIt.inserting("@Unseen ", before: start, as: .addUnseen)
    diagnostic = warning.at(property.declaration.bindingSpecifier, fixes: [fix])
  }

  private static func warning(of property: StoredProperty, in owner: RoleOwner) -> Warning? {
    let (name, reference) = (property.name, property.reference)
    let type = reference.wrapped.trimmedDescription
    let isWeak = property.strength != "strong"
    if let parts = reference.composition {
      return isWeak || parts.contains(where: \.isCollaborator) ? .severalProtocols(name, type) : nil
    }
    if reference.isAny, reference.hasArguments { return .genericProtocol(name, type) }
    guard let constraint = owner.constraint(of: type) else { return nil }
    let bound = constraint.trimmedDescription
    return isWeak || ReferenceType(constraint).isCollaborator
      ? .genericParameter(name, bound.hasPrefix("any ") ? bound : "any \(bound)") : nil
  }
}

// MARK: - What a type is made of

extension ReferenceType {
  /// The protocols of `any A & B`; nil where there is but one.
  fileprivate var composition: [ReferenceType]? {
    let type = wrapped.as(SomeOrAnyTypeSyntax.self)?.constraint ?? wrapped
    return type.unwrappedAll.as(CompositionTypeSyntax.self)?.elements.map { ReferenceType($0.type) }
  }

  /// Whether its name is that of a boundary, spelled with `any` or without.
  fileprivate var isCollaborator: Bool {
    isBoundary || composition?.contains(where: \.isCollaborator) == true
  }
}

extension TypeSyntax {
  fileprivate var unwrappedAll: TypeSyntax { unwrapped?.unwrappedAll ?? self }
}

extension RoleOwner {
  /// The names of its generic parameters.
  var parameters: [String] {
    genericParameters.map(\.name.text)
  }

  /// What a generic parameter must be; nil for what is none, or may be anything.
  fileprivate func constraint(of name: String) -> TypeSyntax? {
    genericParameters.first { $0.name.text == name }?.inheritedType
  }

  private var genericParameters: [GenericParameterSyntax] {
    let clause = declaration.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause
    return clause.map { Array($0.parameters) } ?? []
  }
}
