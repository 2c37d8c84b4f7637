import SwiftSyntax

struct FunctionForward {
  private let function: FunctionDeclSyntax
  private let parameters: [ForwardedParameter]
  private let base: String
  private let isEditable: Bool

  init(_ function: FunctionDeclSyntax, to base: String, isEditable: Bool = false) {
    self.function = function
    self.base = base
    self.isEditable = isEditable
    parameters = function.signature.parameterClause.parameters.enumerated().map {
      ForwardedParameter($1, at: $0, wrapsClosures: !function.isRethrowing)
    }
  }

  func text(access: String) -> String {
    """
    \(head(access: access)) {
    \(edited)\(back)\(function.isFaulty(with: parameters) ? delivery : recording)
    }
    """
  }

  func head(access: String) -> String {
    let generics = function.genericParameterClause?.trimmedDescription ?? ""
    let condition = function.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
    let name = "\(access)\(function.modifiers.isolation)func \(function.name.text)\(generics)"
    return "\(function.attributes.carried)\(name)\(declaration)\(condition)"
  }

  /// The statement that replaces arguments by the values of a fault; empty if a fault can replace none.
  private var edited: String {
    let names = parameters.map { $0.isEditable ? $0.recordedValue : "_" }
    guard isEditable, names.contains(where: { $0 != "_" }) else { return "" }
    let pattern = names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
    let values = parameters.map { $0.isEditable ? $0.recordedValue : "_ClosureMark()" }
      .joined(separator: ", ")
    return "let \(pattern) = __link.edited(\"\(function.declaredName)\", \(values))\n"
  }

  private var declaration: String {
    var signature = function.signature
    signature.parameterClause.parameters = FunctionParameterListSyntax(namedParameters)
    return signature.trimmedDescription
  }

  /// Returns the source of the call, `show(v0, at: v1)` with `values` as arguments; nil means the method's parameters.
  func call(passing values: [String]?) -> String {
    let arguments =
      values.map { zip(parameters, $0).map { $0.argument($1) } } ?? parameters.map(\.argument)
    return "\(function.name.text)(\(arguments.joined(separator: ", ")))"
  }

  var namedParameters: [FunctionParameterSyntax] { parameters.map(\.named) }

  private var back: String { hasWrappedClosure ? "let __way = __link.reversed\n" : "" }

  private var hasWrappedClosure: Bool { parameters.contains(where: \.isWrapped) }

  private var recording: String {
    """
    return \(function.marks)__link.call(\(message)) { \(signature)
      \(call)
    }
    """
  }

  /// The statements that deliver a message which a fault may drop, double or delay.
  ///
  /// A nested function is compiled once, and is allocated only for a fault, which may keep it.
  private var delivery: String {
    """
    func __body() { \(call) }
    if __link.hasFaults { return __link.send(\(message), __body) }
    __link.call(\(message), __body)
    """
  }

  /// The Swift code that calls the object; if closures are passed, it first makes the link that records their calls.
  private var call: String {
    let back = hasWrappedClosure ? "let __back = __way.withCurrentCause\n" : ""
    return "\(back)return \(function.marks)\(base).\(call(passing: nil))"
  }

  /// The source of the first arguments of a recording call: the name as declared, and the recorded values.
  private var message: String {
    "\"\(function.declaredName)\", \(parameters.map(\.recordedValue).asArguments)"
  }

  /// The signature of the forwarding closure, written out since Swift infers neither its result nor its error.
  private var signature: String {
    if function.isRethrowing { return "" }
    let result = function.signature.returnClause?.type.asResult ?? "Void"
    let effects =
      (function.isAsync ? " async" : "")
      + (function.throwsClause.map { " " + $0.trimmedDescription } ?? "")
    return "()\(effects) -> \(result) in"
  }
}

extension FunctionDeclSyntax {
  /// Returns whether a fault may drop, double or delay calls: no result, no effects, and no non-escaping argument.
  func isFaulty(with parameters: [ForwardedParameter]) -> Bool {
    isVoid && !isAsync && throwsClause == nil && parameters.allSatisfy(\.mayEscape)
  }
}
