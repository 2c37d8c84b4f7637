import SwiftSyntax

/// A requirement of a `@Doubled` protocol: people can write its message as text, and a fake can answer it.
struct WritableRequirement {
  /// The requirement's name as declared: `edit(title:content:)`, `show(_ rows:at index:)`.
  private let declared: String
  private let selector: String
  private var parameters: [FunctionParameterSyntax] = []
  private let result: String?
  /// The closure by which a fake answers: the only one of a method without result, errors and generics; nil for none.
  private var completion: CompletionParameter?
  private let obstacle: String?
  /// The type of the errors that the requirement throws; nil for none.
  private let failure: String?
  /// Returns the source of the fake's method or property up to its body.
  private let head: (_ access: String) -> String
  /// The Swift expression that calls the requirement, without the object and the dot before it.
  private let call: String
  /// The source of the fake's property after its getter; empty for a method.
  private var end = ""
  /// Whether the requirement is a generic method, so that its types can be named only inside it.
  private var isGeneric = false

  static func all(in requirement: DeclSyntax) -> [WritableRequirement] {
    if requirement.isStatic { return [] }
    if let function = requirement.as(FunctionDeclSyntax.self) { return [Self(function)] }
    guard let variable = requirement.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.compactMap { Self($0, of: variable) }
  }

  private init(_ function: FunctionDeclSyntax) {
    let forward = FunctionForward(function, to: "")
    let signature = function.signature
    parameters = Array(signature.parameterClause.parameters)
    declared = function.declaredName
    selector = function.selector
    result = function.isVoid ? nil : signature.returnClause?.type.asResult
    failure = function.throwsClause.failure
    obstacle = function.obstacle
    isGeneric = function.genericParameterClause != nil
    completion =
      function.isVoid && !isGeneric && failure == nil
      ? CompletionParameter(among: forward.namedParameters) : nil
    head = { forward.head(access: $0) }
    call = forward.call(passing: parameters.indices.map { "v\($0).value" })
  }

  private init?(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) {
    guard let forward = PropertyForward(binding, of: variable, to: "") else { return nil }
    declared = forward.name.plain
    selector = forward.name.plain
    result = forward.type.asResult
    failure = (forward.specifiers?.throwsClause).failure
    let isAsync = forward.specifiers?.asyncSpecifier != nil
    obstacle = isAsync ? "waits" : forward.isClosure ? "hands over a closure" : nil
    head = { "\(forward.head(access: $0))\nget\(forward.effects)" }
    call = forward.name
    end = (forward.isSettable ? "\nset { __answers.set(\"\(declared)\", newValue) }" : "") + "\n}"
  }

  /// The Swift expression that describes this requirement, an element of the recording proxy's list `__messages`.
  var entry: String {
    let type = result.map { ", (\($0)).self" } ?? ", nil"
    let reason = obstacle.map { ", \"\($0)\"" } ?? ""
    let reply = completion.map { ", callBack: (\($0.type)).self" } ?? ""
    let failure = isGeneric ? "" : failureArgument
    return "_WritableMessage(\"\(declared)\"\(type)\(reason)\(failure)\(reply))"
  }

  private var failureArgument: String { failure.map { ", throwing: (\($0)).self" } ?? "" }

  private var mark: String { failure == nil ? "" : "try " }

  /// The source of the `case` of a `switch` that delivers the message to `base`; nil if the message cannot be written.
  var delivery: String? {
    guard obstacle == nil else { return nil }
    let values = parameters.enumerated().map { index, parameter in
      "let v\(index): _Handed<\(parameter.type.asResult)> = try call.value(\(index))\n"
    }
    return """
      case "\(selector)":
      \(values.joined())return call.delivering { \(mark)base.value.\(call) }
      """
  }

  func fake(access: String) -> String {
    if let completion {
      return """
        \(head(access)) {
        __answers.callBack("\(declared)") { (value: \(completion.type)) in \(completion.name)(value) }
        }
        """
    }
    let answer = "return \(mark)__answers.answer(\"\(declared)\"\(failureArgument))"
    return "\(head(access)) {\n\(answer)\n}\(end)"
  }
}

extension FunctionDeclSyntax {
  var isVoid: Bool {
    ["Void", "()"].contains(signature.returnClause?.type.trimmedDescription ?? "Void")
  }

  /// The reason why the method's messages cannot be written as text; nil where they can.
  fileprivate var obstacle: String? {
    if isAsync { return "waits" }
    if genericParameterClause != nil { return "is generic" }
    for parameter in signature.parameterClause.parameters {
      if ReferenceType(parameter.type).function != nil { return "takes a closure" }
      let words = parameter.type.tokens(viewMode: .sourceAccurate).map(\.tokenKind)
      if words.contains(.keyword(.inout)) { return "changes what it is given" }
      if words.contains(.keyword(.some)) { return "is generic" }
    }
    return nil
  }
}

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
      reference.isCallable, ClosureParameter(function: function, name: "").isWrappable
    else { return nil }
    let label = (parameter.secondName ?? parameter.firstName).text
    name = label + (reference.isOptional ? "?" : "")
    type = value.trimmedDescription
  }
}

extension ReferenceType {
  fileprivate var isCallable: Bool {
    guard let attributed = wrapped.as(AttributedTypeSyntax.self) else { return true }
    return !attributed.attributes.hasGlobalActor && !attributed.attributes.contains("isolated")
      && ReferenceType(attributed.baseType).isCallable
  }
}
