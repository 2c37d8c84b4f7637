import SwiftSyntax

/// The type of a property through which messages may be sent: a protocol, a closure, or a publisher.
struct ReferenceType {
  /// The type without `?`, `!` and parentheses around it.
  let wrapped: TypeSyntax
  let isOptional: Bool

  init(_ type: TypeSyntax) {
    var type = type.trimmed
    var isOptional = false
    while let inner = type.unwrapped {
      isOptional = isOptional || !type.is(TupleTypeSyntax.self)
      type = inner.trimmed
    }
    wrapped = type
    self.isOptional = isOptional
  }

  var function: FunctionTypeSyntax? {
    wrapped.as(FunctionTypeSyntax.self)
      ?? wrapped.as(AttributedTypeSyntax.self).flatMap { ReferenceType($0.baseType).function }
  }

  /// Whether a closure with captures can replace a closure of this type: it has no `@convention`, `@isolated` or `@differentiable`.
  var isConvertible: Bool {
    guard let attributed = wrapped.as(AttributedTypeSyntax.self) else { return true }
    return !["convention", "isolated", "differentiable"].contains {
      attributed.attributes.contains($0)
    }
  }

  /// Whether the type is a publisher, written with the type of its values: `Publisher<Row>`.
  var isPublisher: Bool { !isAny && hasArguments }

  /// Whether the type is spelled `P<X>`, with or without `any`.
  var hasArguments: Bool {
    named.as(IdentifierTypeSyntax.self)?.genericArgumentClause != nil
      || named.as(MemberTypeSyntax.self)?.genericArgumentClause != nil
  }

  /// Whether a reference of the type leads to an object: the type is no closure and no publisher.
  var isObject: Bool { function == nil && !isPublisher }

  var isAny: Bool {
    wrapped.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.any)
  }

  /// The name of the protocol or class, without `any`; nil for generic types, and for types that are no single name.
  var protocolName: String? {
    if hasArguments { return nil }
    return named.as(IdentifierTypeSyntax.self)?.name.text
      ?? named.as(MemberTypeSyntax.self)?.trimmedDescription
  }

  private var named: TypeSyntax {
    isAny ? wrapped.as(SomeOrAnyTypeSyntax.self)?.constraint.trimmed ?? wrapped : wrapped
  }
}
