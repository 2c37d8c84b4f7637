import SwiftSyntax

// A type as it is written, since macros see no more of it.

extension DeclGroupSyntax {
  /// The superclass and the protocols after the colon of the declaration.
  var inheritedTypes: [TypeSyntax] { inheritanceClause?.inheritedTypes.map(\.type) ?? [] }
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

  /// Whether it is an alias of a closure's type, as far as its name tells.
  var isNamedLikeClosure: Bool {
    let name = nameToken?.text ?? ""
    return ["CompletionHandler", "CompletionBlock", "Callback", "Closure"].contains {
      name.hasSuffix($0)
    }
  }

  /// The name without the module: `Sendable` of `Swift.Sendable`.
  var lastName: String {
    String(trimmedDescription.split(separator: ".").last ?? "")
  }

  /// What is inside `?`, `!` or a pair of parentheses.
  var unwrapped: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType
    }
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first?.type
  }

  /// The type as the result of a closure, where `Row!` is written `Row?`.
  var asResult: String {
    guard let implicit = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else {
      return trimmedDescription
    }
    return "\(implicit.wrappedType.trimmedDescription)?"
  }
}
