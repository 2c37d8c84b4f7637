import SwiftSyntax

/// A completion closure that a fake (test double) calls with its answer: `then: (Result<Row, Error>) -> Void`.
struct CompletionParameter {
  /// The name of the closure in the fake's method, with a `?` if the closure is optional.
  let name: String
  let type: String

  /// Finds the only closure among parameters, which must have names in the method's body; nil for none or several closures.
  ///
  /// Nil also unless the closure takes one value, returns nothing, has no effects, and can be called outside any actor.
  init?(among parameters: [FunctionParameterSyntax]) {
    let closures = parameters.filter { ReferenceType($0.type).function != nil }
    guard closures.count == 1, let parameter = closures.first else { return nil }
    let reference = ReferenceType(parameter.type)
    guard let function = reference.function, function.parameters.count == 1,
      let value = function.parameters.first?.type, function.effectSpecifiers == nil,
      ["Void", "()"].contains(function.returnClause.type.trimmedDescription),
      reference.isCallable, ClosureParameter(function, name: "").isWrappable
    else { return nil }
    let label = (parameter.secondName ?? parameter.firstName).text
    name = label + (reference.isOptional ? "?" : "")
    type = value.trimmedDescription
  }
}

extension ReferenceType {
  /// Whether a closure of this type can be called outside any actor.
  fileprivate var isCallable: Bool {
    guard let attributed = wrapped.as(AttributedTypeSyntax.self) else { return true }
    return !attributed.attributes.hasGlobalActor && !attributed.attributes.contains("isolated")
      && ReferenceType(attributed.baseType).isCallable
  }
}
