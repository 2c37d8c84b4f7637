import SwiftSyntax

/// A closure parameter that can be wrapped so that its calls are recorded.
struct ClosureParameter {
  let function: FunctionTypeSyntax
  let name: String

  /// Whether all parameters of the closure can be forwarded, so that a recording closure can replace it.
  var isWrappable: Bool {
    function.parameters.allSatisfy { parameter in
      parameter.ellipsis == nil
        && !(parameter.type.as(AttributedTypeSyntax.self)?.specifiers.isEmpty == false)
    }
  }

  /// Returns the source of a closure that calls this closure and records each call as `message` through `link`.
  ///
  /// Faults can apply only if the closure may escape. A closure that cannot be wrapped is returned by its name.
  func wrapped(message: String, link: String, mayEscape: Bool = true) -> String {
    guard isWrappable else { return name }
    let locals = function.parameters.indices.enumerated().map { "p\($0.offset)" }
    let names = function.parameters.map { $0.parameterName.map { "_ \($0):" } ?? "_:" }
    let values = zip(function.parameters, locals).map { $0.isFunction ? "_ClosureMark()" : $1 }
    let said = "\"\(message)(\(names.joined()))\", \(values.asArguments)"
    let effects = function.marks
    let call = "\(effects)\(name)(\(locals.joined(separator: ", ")))"
    return """
      { (\(locals.joined(separator: ", ")))\(signature) in
      \(mayEscape && isFaulty ? "if \(link).hasFaults { return \(link).send(\(said)) { () -> Void in \(call) } }\n" : "")\
      \(effects)\(link).call(\(said)) { ()\(signature) in
      \(call)
      }
      }
      """
  }

  /// Whether a fault may drop, double or delay the calls of the closure.
  private var isFaulty: Bool {
    function.effectSpecifiers == nil
      && ["Void", "()"].contains(function.returnClause.type.trimmedDescription)
      && function.parameters.allSatisfy { !$0.isFunction }
  }

  /// The closure's effects and result, written out since Swift does not infer typed errors.
  private var signature: String {
    let specifiers = function.effectSpecifiers?.trimmedDescription ?? ""
    let result = function.returnClause.type.asResult
    return "\(specifiers.isEmpty ? "" : " " + specifiers) -> \(result)"
  }
}

extension TupleTypeElementSyntax {
  fileprivate var isFunction: Bool {
    let reference = ReferenceType(type)
    return reference.function != nil && !reference.isOptional
  }

  /// The name of a parameter inside a closure's type: `rows` in `(_ rows: [Row]) -> Void`; nil for none.
  fileprivate var parameterName: String? {
    let name = (secondName ?? firstName)?.text
    return name == "_" ? nil : name
  }
}

extension [String] {
  /// The expression of a message's arguments: `()`, one value, or a tuple.
  var asArguments: String { count == 1 ? self[0] : "(\(joined(separator: ", ")))" }
}

/// A closure parameter whose type an alias hides, and that may outlive the call.
///
/// Only the compiler knows the closure's parameters; they decide which overload of `closure(_:of:_:)` it selects.
struct AliasedClosure {
  /// The name of the alias: `Shop.Done<Row>`.
  private let type: TypeSyntax
  /// Whether the type is certainly a closure, and not only named like one.
  let isProved: Bool

  func wrapped(_ name: String, message: String, link: String) -> String {
    if isProved { return "\(link).closure(\"\(message)\", of: \(type).self, \(name))" }
    return "\(name).map { \(link).possibly.closure(\"\(message)\", of: \(type).self, $0) }"
  }
}

extension AliasedClosure {
  /// Reads a parameter's type; nil unless it is written like the alias of a closure that may outlive the call.
  init?(_ written: TypeSyntax) {
    let reference = ReferenceType(written)
    if let attributed = written.as(AttributedTypeSyntax.self) {
      guard attributed.specifiers.isEmpty, attributed.attributes.count == 1,
        attributed.attributes.contains("escaping"), attributed.baseType.isName
      else { return nil }
      self.init(type: attributed.baseType.trimmed, isProved: true)
    } else {
      guard reference.isOptional, reference.wrapped.isName, reference.wrapped.mayBeClosure
      else { return nil }
      self.init(type: reference.wrapped, isProved: false)
    }
  }
}

extension TypeSyntax {
  fileprivate var isName: Bool {
    self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self)
  }

  /// Whether the type may be a closure by its name; the compiler decides, and does not wrap `Subscribers.Completion`.
  fileprivate var mayBeClosure: Bool {
    isNamedLikeClosure || nameToken?.text.hasSuffix("Completion") == true
  }
}
