import SwiftSyntax

/// One method of a probe: it hands everything on and records it.
struct FunctionForward {
  private let function: FunctionDeclSyntax
  private let parameters: [ForwardedParameter]
  private let base: String

  init(_ function: FunctionDeclSyntax, to base: String) {
    self.function = function
    self.base = base
    let isRethrowing =
      function.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.tokenKind
      == .keyword(.rethrows)
    parameters = function.signature.parameterClause.parameters.map {
      ForwardedParameter($0, wrapsClosures: !isRethrowing)
    }
  }

  /// The method's source.
  func text(access: String) -> String {
    let generics = function.genericParameterClause?.trimmedDescription ?? ""
    let condition = function.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
    let isolation = function.modifiers.has(.nonisolated) ? "nonisolated " : ""
    let head = "\(access)\(isolation)func \(function.name.text)\(generics)"
    return """
      \(function.attributes.carried)\(head)\(function.signature.trimmedDescription)\(condition) {
      \(back)\(faulty)return \(effects)__link.call(\(message)) { \(signature)
        \(call)
      }
      }
      """
  }

  private var back: String {
    hasCallBack ? "let __way = __link.back\n" : ""
  }

  private var hasCallBack: Bool { parameters.contains(where: \.isWrapped) }

  /// The way for a message that a fault may drop, double or delay: it has no result.
  private var faulty: String {
    guard isVoid, !isAsync, throwsClause == nil, parameters.allSatisfy(\.mayEscape) else {
      return ""
    }
    return
      "if __link.hasFaults { return __link.send(\(message)) { [\(base)] \(signature)\n\(call)\n} }\n"
  }

  /// The call itself, inside which the way back begins.
  private var call: String {
    let call = "\(effects)\(base).\(function.name.text)(\(values))"
    return hasCallBack ? "let __back = __way.inside\nreturn \(call)" : call
  }

  /// The name as it is declared, and what is handed over.
  private var message: String {
    let list = ArgumentList(names: parameters.map(\.declared), values: parameters.map(\.handedOver))
    return "\"\(function.name.text.plain)(\(list.names))\", \(list.values)"
  }

  private var values: String {
    parameters.map(\.handedOn).joined(separator: ", ")
  }

  private var isVoid: Bool {
    ["Void", "()"].contains(function.signature.returnClause?.type.trimmedDescription ?? "Void")
  }

  private var throwsClause: ThrowsClauseSyntax? {
    function.signature.effectSpecifiers?.throwsClause
  }

  private var isAsync: Bool { function.signature.effectSpecifiers?.asyncSpecifier != nil }

  private var effects: String {
    "\(throwsClause == nil ? "" : "try ")\(isAsync ? "await " : "")"
  }

  /// The forwarding closure's own signature, since Swift infers neither its result nor its error.
  private var signature: String {
    if throwsClause?.throwsSpecifier.tokenKind == .keyword(.rethrows) { return "" }
    let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
    let effects =
      (isAsync ? " async" : "") + (throwsClause.map { " " + $0.trimmedDescription } ?? "")
    return "()\(effects) -> \(result) in"
  }
}

/// One parameter of a method that a probe hands on.
struct ForwardedParameter {
  private let parameter: FunctionParameterSyntax
  private let wrapsClosures: Bool
  private let reference: ReferenceType

  init(_ parameter: FunctionParameterSyntax, wrapsClosures: Bool) {
    self.parameter = parameter
    self.wrapsClosures = wrapsClosures
    reference = ReferenceType(parameter.type)
  }

  /// Whether it is a closure whose calls are recorded.
  var isWrapped: Bool {
    guard wrapsClosures, let function = reference.function, !isAutoclosure else { return false }
    return ClosureParameter(function, name: local).isWrappable
  }

  /// The parameter as it is declared, without its type: `from start:`.
  var declared: String {
    let label = parameter.firstName.text.plain
    return parameter.secondName.map { "\(label) \($0.text.plain):" } ?? "\(label):"
  }

  /// What the record gets: the value, or a mark for a closure.
  var handedOver: String { reference.function == nil ? local : "ClosureMark()" }

  /// Whether the value may be used after the call has returned.
  var mayEscape: Bool {
    if isInout { return false }
    return reference.function == nil || reference.isOptional
      || attributed?.attributes.contains("escaping") ?? false
  }

  /// The argument as it is handed on.
  var handedOn: String { (label.map { "\($0): " } ?? "") + value }

  private var value: String {
    if isInout { return "&\(local)" }
    if isAutoclosure { return "\(local)()" }
    if isWrapped { return wrapped }
    guard reference.isBoundary else { return local }
    return "unprobed(\(local) as Any) as? \(reference.wrapped.trimmedDescription) ?? \(local)"
  }

  private var wrapped: String {
    guard let function = reference.function else { return local }
    let closure = ClosureParameter(function, name: local).wrapped(
      message: local.plain,
      link: "__back",
      mayEscape: mayEscape
    )
    return reference.isOptional ? "\(local).map { \(local) in \(closure) }" : closure
  }

  private var local: String { (parameter.secondName ?? parameter.firstName).text }

  private var label: String? {
    parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.text.plain
  }

  private var attributed: AttributedTypeSyntax? { parameter.type.as(AttributedTypeSyntax.self) }

  private var isInout: Bool {
    attributed?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
  }

  private var isAutoclosure: Bool { attributed?.attributes.contains("autoclosure") ?? false }
}
