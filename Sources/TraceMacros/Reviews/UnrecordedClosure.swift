import SwiftDiagnostics
import SwiftSyntax

/// A check for closure parameters whose calls are not recorded: an alias hides their type, or they cannot be wrapped.
enum UnrecordedClosure {
  static func warnings(in boundary: ProtocolDeclSyntax) -> [Diagnostic] {
    boundary.memberBlock.members.requirements.compactMap { $0.as(FunctionDeclSyntax.self) }
      .flatMap(warnings)
  }

  static func warnings(in function: FunctionDeclSyntax) -> [Diagnostic] {
    function.signature.parameterClause.parameters.compactMap { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text.plain
      if let type = parameter.hiddenClosure {
        return Warning.hiddenClosure(name, type.trimmedDescription).at(type)
      }
      return parameter.unwrappableClosure.map { type in
        Warning.unwrappableClosure(name, type).at(parameter.type)
      }
    }
  }
}

extension FunctionParameterSyntax {
  /// The closure type of a parameter whose calls cannot be recorded, such as `(inout Row) -> Void`; nil for others.
  fileprivate var unwrappableClosure: String? {
    let reference = ReferenceType(type)
    let element = reference.wrapped.as(ArrayTypeSyntax.self).map { ReferenceType($0.element) }
    guard reference.function ?? element?.function != nil else { return nil }
    let forwarded = ForwardedParameter(self, at: 0, wrapsClosures: true)
    guard !forwarded.isWrapped, !forwarded.isAutoclosure else { return nil }
    return type.trimmedDescription + (ellipsis?.text ?? "")
  }
}
