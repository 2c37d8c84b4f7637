import SwiftSyntax

/// One parameter of a method that a stand-in hands on.
struct ForwardedParameter {
  private let parameter: FunctionParameterSyntax
  private let wrapsClosures: Bool
  private let reference: ReferenceType
  /// The name inside the method.
  private let local: String

  init(_ parameter: FunctionParameterSyntax, at index: Int, wrapsClosures: Bool) {
    self.parameter = parameter
    self.wrapsClosures = wrapsClosures
    reference = ReferenceType(parameter.type)
    local = parameter.innerName.isUsable ? parameter.innerName.text : "__\(index)"
  }

  /// The parameter with a name that the method's body can use.
  var named: FunctionParameterSyntax {
    guard local != parameter.innerName.text else { return parameter }
    var named = parameter
    named.secondName = .identifier(local, leadingTrivia: .space)
    named.firstName.trailingTrivia = []
    return named
  }

  /// Whether it is a closure whose calls are recorded.
  var isWrapped: Bool {
    guard wrapsClosures, !isAutoclosure, !isInout, parameter.ellipsis == nil else { return false }
    guard let function = reference.function else { return parameter.aliasedClosure != nil }
    return reference.isConvertible && ClosureParameter(function, name: local).isWrappable
  }

  /// The parameter as it is declared, without its type: `from start:`.
  var declared: String {
    let label = parameter.firstName.text.plain
    return parameter.secondName.map { "\(label) \($0.text.plain):" } ?? "\(label):"
  }

  /// What the record gets: the value, or a mark for a closure.
  var handedOver: String { isClosure ? "_ClosureMark()" : local }

  /// The name that the method's author uses.
  var own: String { parameter.innerName.text }

  /// What the record gets where the method's author has named it.
  var received: String {
    if isClosure { return "_ClosureMark()" }
    if parameter.isRedacted { return "_" + own }
    return parameter.innerName.tokenKind == .wildcard ? "_UnnamedMark()" : own
  }

  /// Whether what is made inside the method can use the author's own name.
  var isNamed: Bool {
    let name = parameter.innerName
    return name.tokenKind != .wildcard && name.text.plain.isFreeForAuthors
  }

  /// The author's own name where a value is named: some of Swift's words may name a parameter, too.
  var ownValue: String { SwiftWords.all.contains(own) ? "`\(own)`" : own }

  /// The same as a parameter of a function inside the method.
  var asLocal: String { "_ \(own): \(parameter.type.trimmedDescription)" }

  /// Whether the value may be used after the call has returned.
  var mayEscape: Bool {
    if isInout { return false }
    return !isClosure || reference.isOptional
      || attributed?.attributes.contains("escaping") ?? false
  }

  /// Whether another value may be handed on in its place.
  var isEditable: Bool { !isClosure && !isInout }

  /// Whether it is a closure, be it that an alias hides its type.
  private var isClosure: Bool {
    reference.function != nil || parameter.hiddenClosure != nil
      || parameter.aliasedClosure?.isProved == true
  }

  /// The argument as it is handed on.
  var handedOn: String { handedOn(value) }

  /// A value as an argument.
  func handedOn(_ value: String) -> String { (label.map { "\($0): " } ?? "") + value }

  private var value: String {
    if isInout { return "&\(local)" }
    if isAutoclosure { return "\(reference.function?.marks ?? "")\(local)()" }
    if isWrapped { return wrapped }
    guard reference.isBoundary else { return local }
    return "_unwrap(\(local) as Any) as? \(reference.wrapped.trimmedDescription) ?? \(local)"
  }

  /// The closure that records each call of this one.
  var wrapped: String { wrapped(local) }

  /// The same where the method's author has named it.
  var ownWrapped: String { wrapped(ownValue) }

  private func wrapped(_ name: String) -> String {
    guard let function = reference.function else {
      let message = parameter.innerName.text.plain
      return parameter.aliasedClosure?.wrapped(name, message: message, link: "__back") ?? name
    }
    let closure = ClosureParameter(function, name: name).wrapped(
      message: parameter.innerName.text.plain,
      link: "__back",
      mayEscape: mayEscape
    )
    return reference.isOptional ? "\(name).map { \(mapped(name)) in \(closure) }" : closure
  }

  /// How a closure inside an optional begins: Swift does not infer `@Sendable` there.
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

  /// Whether what the caller writes becomes a closure by itself.
  var isAutoclosure: Bool { attributed?.attributes.contains("autoclosure") ?? false }
}

extension FunctionParameterSyntax {
  /// The closure whose type an alias hides, and whose calls are recorded if the compiler finds that they can be.
  var aliasedClosure: AliasedClosure? {
    guard ellipsis == nil else { return nil }
    return AliasedClosure(type)
  }

  /// The alias that hides a closure's type, where its calls are not recorded: its name or an attribute tells.
  var hiddenClosure: TypeSyntax? {
    let reference = ReferenceType(type)
    guard reference.function == nil, !reference.isOptional, aliasedClosure == nil else {
      return nil
    }
    let attributed = type.as(AttributedTypeSyntax.self)
    let isProved = attributed?.attributes.contains("escaping") == true
    return isProved || type.isNamedLikeClosure ? attributed?.baseType ?? type : nil
  }

  /// Whether the value must not be written: `func save(@Redacted diagnosis: String)`.
  ///
  /// The method finds what hides it behind the name with `_` before it, as with each wrapped parameter.
  fileprivate var isRedacted: Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Redacted"
    }
  }

  /// The name inside the method, as it is declared.
  fileprivate var innerName: TokenSyntax { secondName ?? firstName }
}

extension TokenSyntax {
  /// Whether a method's body can use it as the name of a value: not `_`, none of Swift's own words,
  /// and nothing that the body uses itself.
  fileprivate var isUsable: Bool {
    guard tokenKind != .wildcard, !text.contains("`") else { return false }
    return !SwiftWords.all.contains(text) && text.isFreeForAuthors
  }
}

extension String {
  /// Whether what is made uses no such name itself.
  fileprivate var isFreeForAuthors: Bool {
    !hasPrefix("__") && !StandInNames.used.contains(self) && !isNumbered
  }

  /// Whether it is named like the parameters of a closure that is handed on: `p0`.
  fileprivate var isNumbered: Bool {
    first == "p" && count > 1 && dropFirst().allSatisfy(\.isNumber)
  }
}
