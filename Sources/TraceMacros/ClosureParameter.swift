import SwiftSyntax

/// A closure that is handed over, and can be wrapped so that calling it is recorded.
struct ClosureParameter {
  let function: FunctionTypeSyntax
  let name: String

  init(_ function: FunctionTypeSyntax, name: String) {
    self.function = function
    self.name = name
  }
}

extension ClosureParameter {
  /// Whether all that is handed to it can be handed on.
  var isWrappable: Bool {
    function.parameters.allSatisfy { parameter in
      parameter.ellipsis == nil
        && !(parameter.type.as(AttributedTypeSyntax.self)?.specifiers.isEmpty == false)
    }
  }

  /// A closure that records a message and calls this one.
  func wrapped(message: String, link: String) -> String {
    guard isWrappable else { return name }
    let locals = function.parameters.indices.enumerated().map { "p\($0.offset)" }
    let arguments = zip(function.parameters, locals).map { parameter, local in
      HandedOverText(label: nil, parameter: parameter.parameterName, value: local).text
    }
    let labels = String(repeating: "_:", count: locals.count)
    let list = arguments.isEmpty ? "" : ", [\(arguments.joined(separator: ", "))]"
    return """
      { (\(locals.joined(separator: ", ")))\(signature) in
      \(effects)\(link).call("\(message)(\(labels))"\(list)) { ()\(signature) in
      \(effects)\(name)(\(locals.joined(separator: ", ")))
      }
      }
      """
  }

  private var effects: String {
    (function.effectSpecifiers?.throwsClause == nil ? "" : "try ")
      + (function.effectSpecifiers?.asyncSpecifier == nil ? "" : "await ")
  }

  /// Effects and result: Swift does not infer typed errors.
  private var signature: String {
    let specifiers = function.effectSpecifiers?.trimmedDescription ?? ""
    let result = function.returnClause.type.trimmedDescription
    return "\(specifiers.isEmpty ? "" : " " + specifiers) -> \(result)"
  }
}

extension TupleTypeElementSyntax {
  /// The name inside the closure's type: `rows` of `(_ rows: [Row]) -> Void`.
  fileprivate var parameterName: String {
    let name = secondName ?? firstName
    return name?.text == "_" ? "" : name?.text ?? ""
  }
}

/// The making of one argument's record, as source.
struct HandedOverText {
  let label: String?
  let parameter: String
  let value: String

  var text: String { "HandedOver(\(labelText), \"\(parameter)\", \(value))" }

  /// The same for a closure, which has no value to show.
  var closureText: String { "HandedOver(closure: \(labelText), \"\(parameter)\")" }

  private var labelText: String { label.map { "\"\($0)\"" } ?? "nil" }
}
