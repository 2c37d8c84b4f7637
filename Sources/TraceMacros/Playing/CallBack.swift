import SwiftSyntax

/// A closure that is handed over to be called with the answer: `then: (Result<Row, Error>) -> Void`.
struct CallBack {
  /// How it is called inside the method.
  let name: String
  /// The type of the answer.
  let type: String

  init?(among parameters: FunctionParameterListSyntax) {
    let closures = parameters.filter { ReferenceType($0.type).function != nil }
    guard closures.count == 1, let parameter = closures.first,
      let function = ReferenceType(parameter.type).function, function.parameters.count == 1,
      let value = function.parameters.first?.type, function.effectSpecifiers == nil,
      ["Void", "()"].contains(function.returnClause.type.trimmedDescription)
    else { return nil }
    let label = (parameter.secondName ?? parameter.firstName).text
    guard label != "_" else { return nil }
    name = label + (ReferenceType(parameter.type).isOptional ? "?" : "")
    type = value.trimmedDescription
  }
}
