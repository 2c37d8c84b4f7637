import SwiftDiagnostics
import SwiftSyntax

/// Closures that are handed over, and whose type an alias hides.
enum HiddenClosure {
  static func warnings(in function: FunctionDeclSyntax) -> [Diagnostic] {
    function.signature.parameterClause.parameters.compactMap { parameter in
      parameter.hiddenClosure.map { type in
        let name = (parameter.secondName ?? parameter.firstName).text.plain
        return Warning.hiddenClosure(name, type.trimmedDescription).at(type)
      }
    }
  }
}
