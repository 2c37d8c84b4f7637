import SwiftSyntax

/// A parameter of a method whose arguments are recorded and forwarded.
struct ForwardedParameter {
  private let parameter: FunctionParameterSyntax
  private let wrapsClosures: Bool
  private let reference: ReferenceType
  private let local: String

  init(_ parameter: FunctionParameterSyntax, at index: Int, wrapsClosures: Bool) {
    self.parameter = parameter
    self.wrapsClosures = wrapsClosures
    reference = ReferenceType(parameter.type)
    local = parameter.innerName.isUsable ? parameter.innerName.text : "__\(index)"
  }

  /// The parameter, renamed if the method's body cannot use its name.
  var named: FunctionParameterSyntax {
    guard local != parameter.innerName.text else { return parameter }
    var named = parameter
    named.secondName = .identifier(local, leadingTrivia: .space)
    named.firstName.trailingTrivia = []
    return named
  }

  /// Whether the parameter is a closure whose calls are recorded.
  var isWrapped: Bool {
    guard wrapsClosures, !isAutoclosure, !isInout, parameter.ellipsis == nil else { return false }
    guard let function = reference.function else { return parameter.aliasedClosure != nil }
    return reference.isConvertible && ClosureParameter(function: function, name: local).isWrappable
  }

  /// The expression that a stand-in (recording proxy) records: the argument, or a mark for a closure.
  var recordedValue: String { isClosure ? mark(local) : local }

  var own: String { parameter.innerName.text }

  /// The expression that the author's method records: the argument by its own name, or a mark for a closure or unnamed parameter.
  var received: String {
    if isClosure { return isNamed ? mark(ownValue) : "_ClosureMark()" }
    // As with any property wrapper of a parameter, the method's body finds the wrapper under the name with a leading `_`.
    if parameter.attributes.contains("Redacted") { return "_" + own.plain }
    return parameter.innerName.tokenKind == .wildcard ? "_UnnamedMark()" : ownValue
  }

  /// Whether code that is added to the author's method can use the parameter's name.
  var isNamed: Bool {
    let name = parameter.innerName
    return name.tokenKind != .wildcard && name.text.plain.isFreeForAuthors
  }

  /// The parameter's name as an expression, in backticks where it is a word of Swift that may name a parameter.
  var ownValue: String { SwiftWords.all.contains(own) ? "`\(own)`" : own }

  /// The declaration of the parameter in the nested function that takes over the method's statements.
  var asLocal: String { "_ \(own): \(parameter.type.trimmedDescription)" }

  /// Whether the argument may be used after the call has returned.
  var mayEscape: Bool {
    if isInout { return false }
    return !isClosure || reference.isOptional
      || attributed?.attributes.contains("escaping") ?? false
  }

  var isEditable: Bool { !isClosure && !isInout }

  /// Returns the expression that is recorded for a closure: a mark, or nil where the optional closure is nil.
  private func mark(_ name: String) -> String {
    reference.isOptional ? "_ClosureMark(\(name) != nil)" : "_ClosureMark()"
  }

  /// Whether the parameter is a closure, even if an alias hides its type.
  private var isClosure: Bool {
    reference.function != nil || parameter.hiddenClosure != nil
      || parameter.aliasedClosure?.isProved == true
  }

  var argument: String { argument(value) }

  func argument(_ value: String) -> String { (label.map { "\($0): " } ?? "") + value }

  private var value: String {
    if isInout { return "&\(local)" }
    if isAutoclosure { return "\(reference.function?.marks ?? "")\(local)()" }
    if isWrapped { return wrapped(local) }
    guard reference.isBoundary else { return local }
    return "_unwrap(\(local) as Any) as? \(reference.wrapped.trimmedDescription) ?? \(local)"
  }

  /// The expression of a closure that records each call and passes it on to the argument, under the name that the author gave.
  var ownWrapped: String { wrapped(ownValue) }

  private func wrapped(_ name: String) -> String {
    guard let function = reference.function else {
      let message = parameter.innerName.text.plain
      return parameter.aliasedClosure?.wrapped(name, message: message, link: "__back") ?? name
    }
    let closure = ClosureParameter(function: function, name: name).wrapped(
      message: parameter.innerName.text.plain,
      link: "__back",
      mayEscape: mayEscape
    )
    return reference.isOptional ? "\(name).map { \(mapped(name)) in \(closure) }" : closure
  }

  /// Returns the head of the closure passed to `map` of an optional: parameter, and result type if Swift cannot infer `@Sendable`.
  private func mapped(_ name: String) -> String {
    guard reference.wrapped.is(AttributedTypeSyntax.self) else { return name }
    return "(\(name)) -> (\(reference.wrapped.trimmedDescription))"
  }

  private var label: String? {
    if parameter.firstName.tokenKind == .wildcard { return nil }
    let plain = parameter.firstName.text.plain
    return plain == "inout" ? "`inout`" : plain
  }

  private var attributed: AttributedTypeSyntax? { parameter.type.as(AttributedTypeSyntax.self) }

  private var isInout: Bool {
    attributed?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
  }

  var isAutoclosure: Bool { attributed?.attributes.contains("autoclosure") ?? false }
}

extension FunctionDeclSyntax {
  /// The method's name as declared: `load(from start:)`.
  var declaredName: String {
    let names = signature.parameterClause.parameters.map { parameter in
      [parameter.firstName, parameter.secondName].compactMap { $0?.text.plain }
    }
    return "\(name.text.plain)(\(names.map { $0.joined(separator: " ") + ":" }.joined()))"
  }
}

extension FunctionParameterSyntax {
  /// The closure behind an alias, whose calls are recorded if an overload takes its type; nil for none.
  var aliasedClosure: AliasedClosure? {
    guard ellipsis == nil else { return nil }
    return AliasedClosure(type)
  }

  /// The type of a closure behind an alias, told by `@escaping` or the alias's name, if its calls are not recorded; nil for none.
  var hiddenClosure: TypeSyntax? {
    let reference = ReferenceType(type)
    guard reference.function == nil, !reference.isOptional, aliasedClosure == nil else {
      return nil
    }
    let attributed = type.as(AttributedTypeSyntax.self)
    let isProved = attributed?.attributes.contains("escaping") == true
    return isProved || type.isNamedLikeClosure ? attributed?.baseType ?? type : nil
  }

  fileprivate var innerName: TokenSyntax { secondName ?? firstName }
}

extension TokenSyntax {
  /// Whether a method's body can use this as a value's name: not `_`, no word of Swift, no name in generated code.
  fileprivate var isUsable: Bool {
    guard tokenKind != .wildcard, !text.contains("`") else { return false }
    return !SwiftWords.all.contains(text) && text.isFreeForAuthors
  }
}

extension String {
  fileprivate var isFreeForAuthors: Bool {
    !hasPrefix("__") && !StandInNames.used.contains(self) && !isNumbered
  }

  /// Whether this is a name that generated code gives to a forwarded closure's parameters: `p0`.
  fileprivate var isNumbered: Bool {
    first == "p" && count > 1 && dropFirst().allSatisfy(\.isNumber)
  }
}
