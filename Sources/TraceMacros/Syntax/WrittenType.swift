import SwiftSyntax

// Types as written, since a macro sees nothing else of them.

extension DeclGroupSyntax {
  var inheritedTypes: [TypeSyntax] { inheritanceClause?.inheritedTypes.map(\.type) ?? [] }
}

extension TypeSyntax {
  /// The token of the type's name without module, `any`, `?` and parentheses: `Store` for `(any Shop.Store)?`.
  ///
  /// Nil for a type without a name, such as a closure, an array `[Row]` or `A & B`.
  var nameToken: TokenSyntax? {
    if let name = self.as(IdentifierTypeSyntax.self) { return name.name }
    if let member = self.as(MemberTypeSyntax.self) { return member.name }
    if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.nameToken }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.nameToken }
    return unwrapped?.nameToken
  }

  /// Whether the type's name looks like an alias of a closure type: `…CompletionHandler`, `…Callback`.
  var isNamedLikeClosure: Bool {
    let name = nameToken?.text ?? ""
    return ["CompletionHandler", "CompletionBlock", "Callback", "Closure"].contains {
      name.hasSuffix($0)
    }
  }

  var lastName: String {
    String(trimmedDescription.split(separator: ".").last ?? "")
  }

  var unwrapped: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType
    }
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first?.type
  }

  /// The source of the type as the result of a closure, where `Row!` must be written `Row?`.
  var asResult: String {
    guard let implicit = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else {
      return trimmedDescription
    }
    return "\(implicit.wrappedType.trimmedDescription)?"
  }
}
