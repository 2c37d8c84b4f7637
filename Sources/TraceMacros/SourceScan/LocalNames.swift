import SwiftSyntax

/// A declaration of a local name.
struct LocalBinding {
  /// The value of a constant, a variable, a condition or a switch; nil if it is not known, as that of a parameter.
  ///
  /// For `[view]` and `if let view`, under which the name keeps its value: the capture or condition itself.
  var value: Syntax?
  /// Whether a condition has shown that the value is not nil.
  var isUnwrapped = false
  /// Whether the name is that of a variable, which may have another value later.
  var mayChange = false

  var keepsValueOfName: Bool { value?.is(ExprSyntax.self) == false }
}

/// A local name that holds the value of a reference, as after `let view = self.view` or in `[view]`.
struct LocalCopy {
  /// The name of the reference.
  let name: String
  /// The code that reads the reference.
  let source: Syntax
  /// Whether the program stops at the source where the reference is nil.
  var isForced = false
}

extension ExprSyntax {
  /// The reference whose value a local name holds, be it nil or not; nil for another local value, and for the reference itself.
  var copy: LocalCopy? {
    guard let name = core.as(DeclReferenceExprSyntax.self), let binding = name.binding,
      !binding.isUnwrapped, !binding.mayChange, let source = binding.value
    else { return nil }
    guard let value = source.as(ExprSyntax.self) else {
      return LocalCopy(name: name.baseName.text.plain, source: source)
    }
    if let copy = value.copy { return copy }
    let other = value.core.as(DeclReferenceExprSyntax.self)?.binding
    if let other, !other.keepsValueOfName { return nil }
    return value.property.map {
      LocalCopy(name: $0.name, source: Syntax(value.core), isForced: value.isForced)
    }
  }

  /// Whether `view`, `view?` or `view!` is a local value other than the reference's; false for `self.view`.
  var isOtherValue: Bool {
    guard let name = core.as(DeclReferenceExprSyntax.self), let binding = name.binding,
      !binding.keepsValueOfName, copy == nil
    else { return false }
    guard let value = binding.value?.as(ExprSyntax.self) else { return true }
    return value.property?.name != name.baseName.text.plain || value.isOtherValue
  }
}

extension DeclReferenceExprSyntax {
  /// The innermost declaration of the local name; nil for a name that is not local.
  var binding: LocalBinding? {
    guard baseName.isIdentifier, parent?.as(MemberAccessExprSyntax.self)?.declName.id != id else {
      return nil
    }
    return Syntax(self).binding(of: baseName.text.plain)
  }
}

extension Syntax {
  /// Returns the innermost declaration of a local name at this place; nil for a name that is not local.
  func binding(of name: String) -> LocalBinding? {
    var node = self
    while let scope = node.parent, !scope.is(MemberBlockItemSyntax.self) {
      if let binding = scope.binding(of: name, before: node) { return binding }
      node = scope
    }
    return nil
  }

  /// Returns the declaration of a local name that this node, a scope, has for its child `node`; nil for none.
  private func binding(of name: String, before node: Syntax) -> LocalBinding? {
    switch self.as(SyntaxEnum.self) {
    case .codeBlockItemList(let items):
      return BlockTable.ofScan.statements(with: .declaration, about: name, in: items, before: node)
        .reversed().lazy.compactMap { $0.binding(of: name) }.first
    case .patternBindingList(let bindings):
      let before = bindings.prefix { $0.id != node.id }.reversed()
      return before.lazy.compactMap { $0.binding(of: name) }.first
    case .conditionElementList(let conditions):
      return conditions.binding(of: name) { $0.id != node.id }
    case .ifExpr(let check) where node.id == check.body.id:
      return check.conditions.binding(of: name)
    case .whileStmt(let loop) where node.id == loop.body.id:
      return loop.conditions.binding(of: name)
    case .closureExpr(let closure) where node.id == closure.statements.id:
      return closure.signature?.binding(of: name)
    case .switchCase(let branch): return branch.binding(of: name)
    default: return unknownNames(in: node).contains(name) ? LocalBinding() : nil
    }
  }

  /// The names of parameters and of patterns that are in scope in a child of this node, and whose values are not known.
  private func unknownNames(in node: Syntax) -> Set<String> {
    switch self.as(SyntaxEnum.self) {
    case .functionDecl(let function): function.signature.parameterClause.names
    case .initializerDecl(let initializer): initializer.signature.parameterClause.names
    case .subscriptDecl(let subscripting): subscripting.parameterClause.names
    case .accessorDecl(let accessor): Set(accessor.parameters.map { [$0.name.text.plain] } ?? [])
    case .forStmt(let loop) where node.id != loop.sequence.id: loop.pattern.boundNames
    case .catchClause(let clause): clause.catchItems.boundNames.union(["error"])
    default: []
    }
  }
}

extension CodeBlockItemSyntax {
  fileprivate func binding(of name: String) -> LocalBinding? {
    if let check = item.as(GuardStmtSyntax.self) { return check.conditions.binding(of: name) }
    let bindings = item.as(VariableDeclSyntax.self)?.bindings
    return bindings?.lazy.compactMap { $0.binding(of: name) }.first
  }
}

extension PatternBindingSyntax {
  fileprivate func binding(of name: String) -> LocalBinding? {
    guard pattern.boundNames.contains(name),
      let variable = parent?.parent?.as(VariableDeclSyntax.self)
    else { return nil }
    let isConstant =
      variable.bindingSpecifier.tokenKind == .keyword(.let)
      || variable.modifiers.has(.weak) || variable.modifiers.has(.unowned)
    let isAlone = pattern.is(IdentifierPatternSyntax.self)
    let value = isAlone ? initializer.map { Syntax($0.value) } : nil
    return LocalBinding(value: value, mayChange: !isConstant)
  }
}

extension ConditionElementListSyntax {
  /// Returns the last declaration of a local name in the conditions for which `isBefore` is true; nil for none.
  fileprivate func binding(
    of name: String,
    while isBefore: (ConditionElementSyntax) -> Bool = { _ in true }
  ) -> LocalBinding? {
    prefix(while: isBefore).reversed().lazy.compactMap { element -> LocalBinding? in
      if let optional = element.condition.as(OptionalBindingConditionSyntax.self) {
        return optional.binding(of: name)
      }
      let matching = element.condition.as(MatchingPatternConditionSyntax.self)
      return matching?.pattern.binding(of: name, to: matching?.initializer.value)
    }.first
  }
}

extension OptionalBindingConditionSyntax {
  fileprivate func binding(of name: String) -> LocalBinding? {
    guard pattern.boundNames.contains(name) else { return nil }
    guard let value = initializer?.value else {
      return Syntax(self).binding(of: name)
        ?? LocalBinding(value: Syntax(self), isUnwrapped: true)
    }
    let mayChange = bindingSpecifier.tokenKind != .keyword(.let)
    return LocalBinding(value: Syntax(value), isUnwrapped: true, mayChange: mayChange)
  }
}

extension SwitchCaseSyntax {
  fileprivate func binding(of name: String) -> LocalBinding? {
    let statement = Syntax(self).ancestorOrSelf { $0.as(SwitchExprSyntax.self) }
    return label.binding(of: name, to: statement?.subject)
  }
}

extension SyntaxProtocol {
  /// Returns the declaration of a local name in a pattern that `value` matches; the value is that of a name alone.
  fileprivate func binding(of name: String, to value: ExprSyntax?) -> LocalBinding? {
    let names = boundNames
    guard names.contains(name) else { return nil }
    return LocalBinding(value: names.count == 1 ? value.map { Syntax($0) } : nil, isUnwrapped: true)
  }
}

extension ClosureSignatureSyntax {
  fileprivate func binding(of name: String) -> LocalBinding? {
    if parameterClause?.names.contains(name) == true { return LocalBinding() }
    guard let capture = capture?.items.first(where: { $0.capturedName == name }) else { return nil }
    if let value = capture.value { return LocalBinding(value: Syntax(value)) }
    return Syntax(capture).binding(of: name) ?? LocalBinding(value: Syntax(capture))
  }
}

extension ClosureCaptureSyntax {
  var capturedName: String? {
    tokens(viewMode: .sourceAccurate).first(where: \.isIdentifier)?.text.plain
  }

  /// The captured value: `self.view` of `[weak view = self.view]`, or `view` of `[weak view]`, which some parsers do not give as an
  /// expression.
  var value: ExprSyntax? {
    children(viewMode: .sourceAccurate).lazy.compactMap {
      $0.as(InitializerClauseSyntax.self)?.value ?? $0.as(ExprSyntax.self)
    }.first
  }
}

extension TokenSyntax {
  var isIdentifier: Bool {
    if case .identifier = tokenKind { true } else { false }
  }
}

extension SyntaxProtocol {
  /// The names that a pattern binds: `view` and `row` in `.loaded(let view, let row)`.
  var boundNames: Set<String> {
    if let name = self.as(IdentifierPatternSyntax.self) { return [name.identifier.text.plain] }
    return children(viewMode: .sourceAccurate).reduce(into: []) { $0.formUnion($1.boundNames) }
  }
}

extension FunctionParameterClauseSyntax {
  var names: Set<String> { Set(parameters.map { ($0.secondName ?? $0.firstName).text.plain }) }
}

extension ClosureSignatureSyntax.ParameterClause {
  var names: Set<String> {
    if case .simpleInput(let list) = self { return Set(list.map { $0.name.text.plain }) }
    guard case .parameterClause(let clause) = self else { return [] }
    return Set(clause.parameters.map { ($0.secondName ?? $0.firstName).text.plain })
  }
}
