import SwiftSyntax
import SwiftSyntaxMacros

struct RoleOwner {
  let declaration: any DeclGroupSyntax & NamedDeclSyntax
  let isActor: Bool
  /// Whether the class's methods record their own calls, and its references return the objects themselves.
  let isAtReceiver: Bool

  /// Takes the declaration of a class or an actor; nil for another declaration.
  init?(_ declaration: some SyntaxProtocol, isAtReceiver: Bool = false) {
    self.isAtReceiver = isAtReceiver
    if let owner = declaration.as(ClassDeclSyntax.self) {
      (self.declaration, isActor) = (owner, false)
    } else if let owner = declaration.as(ActorDeclSyntax.self) {
      (self.declaration, isActor) = (owner, true)
    } else {
      return nil
    }
  }

  /// Takes the declaration of a class or an actor, and its `@Role`; nil for another declaration.
  init?(
    _ declaration: some SyntaxProtocol,
    _ node: AttributeSyntax,
    in context: some MacroExpansionContext
  ) {
    self.init(declaration, isAtReceiver: RoleAttribute(node).isAtReceiver(in: context))
  }

  /// Takes the class or actor around a macro's expansion; nil if the innermost declaration there is neither.
  init?(around context: some MacroExpansionContext) {
    guard let declaration = context.lexicalContext.first else { return nil }
    let role = declaration.asProtocol(WithAttributesSyntax.self)?.attributes.first("Role")
    let isAtReceiver = role.map { RoleAttribute($0).isAtReceiver(in: context) }
    self.init(declaration, isAtReceiver: isAtReceiver ?? false)
  }

  var name: String { declaration.name.text }

  var access: String { declaration.modifiers.access }

  var attributes: AttributeListSyntax { declaration.attributes }

  var members: MemberBlockItemListSyntax { declaration.memberBlock.members }

  var parameters: [String] {
    let clause = declaration.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause
    return clause?.parameters.map(\.name.text) ?? []
  }

  var properties: [StoredProperty] { members.compactMap { StoredProperty($0.decl) } }

  /// The properties that may hold a collaborator; the class's source table (list of calls) has the calls through them.
  var references: [StoredProperty] {
    properties.filter { $0.isSeam || isAtReceiver && $0.mayBeNilReference }
  }

  func records(_ property: StoredProperty) -> Bool { property.isSeam && takesAccessors(property) }

  /// Returns whether a property gets `@_Watched`: whether it holds a collaborator can be told only at run time.
  func watches(_ property: StoredProperty) -> Bool {
    isAtReceiver && property.mayBeNilReference && takesAccessors(property)
  }

  /// Returns whether the class can give a property accessors.
  func takesAccessors(_ property: StoredProperty) -> Bool {
    !observes(property) && !setsBeforeIsolation(property)
      && property.isPlain && !property.isObserved
      && !parameters.contains(property.reference.wrapped.trimmedDescription)
  }

  // MARK: - Properties set outside the isolation

  /// Returns whether an initializer sets a property outside the isolation, which accessors of the property would forbid.
  ///
  /// A synchronous initializer of an actor is not isolated: the compiler lets it set stored properties, but not computed ones. The
  /// same holds for a `nonisolated` initializer of a class with a global actor.
  func setsBeforeIsolation(_ property: StoredProperty) -> Bool {
    if property.isNonisolated { return false }
    return members.contains { member in
      guard let initializer = member.decl.as(InitializerDeclSyntax.self),
        isOutsideIsolation(initializer),
        let body = initializer.body
      else { return false }
      return body.tokens(viewMode: .sourceAccurate).contains { token in
        guard let sign = token.parent?.as(AssignmentExprSyntax.self),
          let elements = sign.parent?.as(ExprListSyntax.self).map(Array.init)
        else { return false }
        return elements.dropFirst().first?.id == ExprSyntax(sign).id
          && elements[0].property?.name.plain == property.name
      }
    }
  }

  private func isOutsideIsolation(_ initializer: InitializerDeclSyntax) -> Bool {
    if initializer.signature.effectSpecifiers?.asyncSpecifier != nil { return false }
    let isNonisolated = initializer.modifiers.has(.nonisolated)
    return isActor
      ? !initializer.attributes.hasGlobalActor : isNonisolated && attributes.hasGlobalActor
  }
}
