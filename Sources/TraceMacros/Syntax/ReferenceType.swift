import SwiftSyntax

/// The type of a stored property that may be a seam: a protocol, a closure, or a publisher.
struct ReferenceType {
  /// The type without `?` and parentheses.
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
}

extension ReferenceType {
  /// The function type; nil where the type is no closure.
  var function: FunctionTypeSyntax? {
    wrapped.as(FunctionTypeSyntax.self)
      ?? wrapped.as(AttributedTypeSyntax.self).flatMap { ReferenceType($0.baseType).function }
  }

  /// Whether a closure that captures values can be used in its place: not with a C convention, the isolation of its
  /// creator, or a derivative.
  var isConvertible: Bool {
    guard let attributed = wrapped.as(AttributedTypeSyntax.self) else { return true }
    return !["convention", "isolated", "differentiable"].contains {
      attributed.attributes.contains($0)
    }
  }

  /// Whether the type is a publisher, which is written with the type of its values: `Publisher<Row>`.
  var isPublisher: Bool { !isAny && hasArguments }

  /// Whether the type is spelled `P<X>`, with or without `any`.
  var hasArguments: Bool {
    named.as(IdentifierTypeSyntax.self)?.genericArgumentClause != nil
      || named.as(MemberTypeSyntax.self)?.genericArgumentClause != nil
  }

  /// Whether a reference of the type leads to an object.
  var isObject: Bool { function == nil && !isPublisher }

  /// Whether the type is spelled `any P`.
  var isAny: Bool {
    wrapped.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.any)
  }

  /// The name of the protocol, without `any`; nil for types that cannot be one protocol.
  var protocolName: String? {
    if hasArguments { return nil }
    return named.as(IdentifierTypeSyntax.self)?.name.text
      ?? named.as(MemberTypeSyntax.self)?.trimmedDescription
  }

  private var named: TypeSyntax {
    isAny ? wrapped.as(SomeOrAnyTypeSyntax.self)?.constraint.trimmed ?? wrapped : wrapped
  }
}
