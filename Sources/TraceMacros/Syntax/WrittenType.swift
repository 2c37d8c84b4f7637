import SwiftSyntax

extension StoredProperty {
  /// The type where it stands in the source, so that something can be said there.
  var written: TypeSyntax { declaration.bindings.first?.typeAnnotation?.type ?? type }

  /// Where the declaration starts.
  var start: TokenSyntax? { declaration.firstToken(viewMode: .sourceAccurate) }

  /// Whether the value is made by the type's own name: then that is no protocol.
  var isMadeHere: Bool {
    let call = initializer?.value.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.trimmedDescription == written.trimmedDescription
  }
}

extension TypeSyntax {
  /// The last name of a type that is one name: `Store` of `(any Shop.Store)?`.
  var nameToken: TokenSyntax? {
    if let name = self.as(IdentifierTypeSyntax.self) { return name.name }
    if let member = self.as(MemberTypeSyntax.self) { return member.name }
    if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.nameToken }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.nameToken }
    return unwrapped?.nameToken
  }
}
