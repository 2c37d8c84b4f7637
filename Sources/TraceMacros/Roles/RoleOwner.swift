import SwiftSyntax
import SwiftSyntaxMacros

/// A class or an actor that has a role.
struct RoleOwner {
  let declaration: any DeclGroupSyntax & NamedDeclSyntax
  let isActor: Bool
  /// Whether its methods record their own calls, and its references stay as they are.
  let isAtReceiver: Bool

  /// Takes a declaration; nil where it has no objects.
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

  /// Takes a declaration and its `@Role`; nil where it has no objects.
  init?(
    _ declaration: some SyntaxProtocol,
    _ node: AttributeSyntax,
    in context: some MacroExpansionContext
  ) {
    self.init(declaration, isAtReceiver: RoleAttribute(node).isAtReceiver(in: context))
  }

  /// The class in which something stands.
  init?(around context: some MacroExpansionContext) {
    guard let declaration = context.lexicalContext.first else { return nil }
    let role = declaration.asProtocol(WithAttributesSyntax.self)?.attributes.first("Role")
    let isAtReceiver = role.map { RoleAttribute($0).isAtReceiver(in: context) }
    self.init(declaration, isAtReceiver: isAtReceiver ?? false)
  }
}

extension RoleOwner {
  var name: String { declaration.name.text }

  var access: String { declaration.modifiers.access }

  var attributes: AttributeListSyntax { declaration.attributes }

  var members: MemberBlockItemListSyntax { declaration.memberBlock.members }

  /// The names of its generic parameters.
  var parameters: [String] {
    let clause = declaration.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause
    return clause?.parameters.map(\.name.text) ?? []
  }

  /// The members that are stored properties with a written type.
  var properties: [StoredProperty] { members.compactMap { StoredProperty($0.decl) } }

  /// The properties that may hold a collaborator: messages through these properties stand in the table of the class.
  var references: [StoredProperty] {
    properties.filter { $0.isSeam || isAtReceiver && $0.mayBeNilReference }
  }

  /// Whether a property becomes a seam.
  func records(_ property: StoredProperty) -> Bool { property.isSeam && takesAccessors(property) }

  /// Whether a property that is no seam by its name becomes `@_Watched`: the program asks its type when nil is read.
  func watches(_ property: StoredProperty) -> Bool {
    isAtReceiver && property.mayBeNilReference && takesAccessors(property)
  }

  /// Whether the compiler accepts accessors for a property here.
  private func takesAccessors(_ property: StoredProperty) -> Bool {
    !observes(property) && !setsBeforeIsolation(property)
      && property.isPlain && !property.isObserved
      && !parameters.contains(property.reference.wrapped.trimmedDescription)
  }
}

// MARK: - What an initializer outside the isolation sets

extension RoleOwner {
  /// Whether an initializer sets a property that it must not touch once that has accessors.
  ///
  /// Before an actor's initializer has `await`, the compiler lets it set what is stored, but not
  /// what is computed; so also a `nonisolated` initializer of a class with a global actor.
  func setsBeforeIsolation(_ property: StoredProperty) -> Bool {
    if property.isNonisolated { return false }
    return members.contains { member in
      guard let initializer = member.decl.as(InitializerDeclSyntax.self), isOutside(initializer),
        let body = initializer.body
      else { return false }
      return AssignmentVisitor.finds(property.name, in: body)
    }
  }

  private func isOutside(_ initializer: InitializerDeclSyntax) -> Bool {
    if initializer.signature.effectSpecifiers?.asyncSpecifier != nil { return false }
    let isNonisolated = initializer.modifiers.has(.nonisolated)
    return isActor
      ? !initializer.attributes.hasGlobalActor : isNonisolated && attributes.hasGlobalActor
  }
}

/// Finds `name = …` and `self.name = …`.
private final class AssignmentVisitor: SyntaxVisitor {
  private let name: String
  private var isFound = false

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  static func finds(_ name: String, in body: CodeBlockSyntax) -> Bool {
    let visitor = AssignmentVisitor(name)
    visitor.walk(body)
    return visitor.isFound
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
      elements[0].property?.name.plain == name
    {
      isFound = true
    }
    return .visitChildren
  }
}
