import SwiftSyntax

/// The names of the parameters and local variables in scope.
struct LocalNames {
  private(set) var all: Set<String>
  /// The names whose value is that of the reference with the same name, as after `guard let view`.
  private var copies: Set<String> = []

  init(_ parameters: Set<String>) { all = parameters }

  /// Adds names bound to `value`, the value of a constant, a variable or a switch; they hide earlier ones.
  mutating func bind(_ names: Set<String>, to value: ExprSyntax? = nil) {
    let isCopy = value.map { names == [$0.property?.name] && !shadow($0) } ?? false
    all.formUnion(names)
    if isCopy { copies.formUnion(names) } else { copies.subtract(names) }
  }

  /// Returns whether `view`, `view?` or `view!` is a local value other than the reference's; false for `self.view`.
  func shadow(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.core.as(DeclReferenceExprSyntax.self)?.baseName.text.plain,
      expression.copy == nil
    else { return false }
    return all.contains(name) && !copies.contains(name)
  }
}

extension ExprSyntax {
  /// Creates the expression of a name alone: `view`.
  static func name(_ name: String) -> ExprSyntax {
    ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
  }
}

// MARK: - Local copies

/// A declaration of a local name.
struct LocalBinding {
  /// The value of a constant, a weak variable or a condition such as `guard let name = value`; the capture in `[name]`.
  ///
  /// The value is nil if it is not known, as that of a parameter, or may change.
  var value: Syntax?
  /// Whether a condition has shown that the value is not nil.
  var isUnwrapped = false
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
      !binding.isUnwrapped, let source = binding.value
    else { return nil }
    guard let value = source.as(ExprSyntax.self) else {
      return LocalCopy(name: name.baseName.text.plain, source: source)
    }
    if value.core.as(DeclReferenceExprSyntax.self)?.binding != nil { return value.copy }
    return value.property.map {
      LocalCopy(name: $0.name, source: Syntax(value.core), isForced: value.isForced)
    }
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
  fileprivate func binding(of name: String) -> LocalBinding? {
    var node = self
    while let scope = node.parent, !scope.is(MemberBlockItemSyntax.self) {
      if let binding = scope.binding(of: name, before: node) { return binding }
      node = scope
    }
    return nil
  }

  /// Returns the declaration of a local name that this node, a scope, has for its child `node`; nil for none.
  private func binding(of name: String, before node: Syntax) -> LocalBinding? {
    if let items = self.as(CodeBlockItemListSyntax.self) {
      let before = items.prefix { $0.id != node.id }.reversed()
      return before.lazy.compactMap { $0.binding(of: name) }.first
    }
    if let conditions = self.as(ConditionElementListSyntax.self) {
      return conditions.binding(of: name) { $0.id != node.id }
    }
    if let check = self.as(IfExprSyntax.self), node.id == check.body.id {
      return check.conditions.binding(of: name)
    }
    if let loop = self.as(WhileStmtSyntax.self), node.id == loop.body.id {
      return loop.conditions.binding(of: name)
    }
    if let closure = self.as(ClosureExprSyntax.self), node.id == closure.statements.id {
      return closure.signature?.binding(of: name)
    }
    return unknownNames(in: node).contains(name) ? LocalBinding() : nil
  }

  /// The names of parameters and of patterns that are in scope in a child of this node, and whose values are not known.
  private func unknownNames(in node: Syntax) -> Set<String> {
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.signature.parameterClause.names
    }
    if let initializer = self.as(InitializerDeclSyntax.self) {
      return initializer.signature.parameterClause.names
    }
    if let loop = self.as(ForStmtSyntax.self), node.id != loop.sequence.id {
      return loop.pattern.boundNames
    }
    if let branch = self.as(SwitchCaseSyntax.self), node.id == branch.statements.id {
      return branch.label.boundNames
    }
    guard let clause = self.as(CatchClauseSyntax.self), node.id == clause.body.id else { return [] }
    return clause.catchItems.boundNames.union(["error"])
  }
}

extension CodeBlockItemSyntax {
  fileprivate func binding(of name: String) -> LocalBinding? {
    if let check = item.as(GuardStmtSyntax.self) { return check.conditions.binding(of: name) }
    guard let variable = item.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first(where: { $0.pattern.boundNames.contains(name) })
    else { return nil }
    let isConstant =
      variable.bindingSpecifier.tokenKind == .keyword(.let)
      || variable.modifiers.has(.weak) || variable.modifiers.has(.unowned)
    let isAlone = isConstant && binding.pattern.is(IdentifierPatternSyntax.self)
    return LocalBinding(value: isAlone ? binding.initializer.map { Syntax($0.value) } : nil)
  }
}

extension ConditionElementListSyntax {
  /// Returns the last declaration of a local name in the conditions for which `isBefore` is true; nil for none.
  ///
  /// `if let view` is none: the name keeps its value.
  fileprivate func binding(
    of name: String,
    while isBefore: (ConditionElementSyntax) -> Bool = { _ in true }
  ) -> LocalBinding? {
    prefix(while: isBefore).reversed().lazy.compactMap { element -> LocalBinding? in
      if let optional = element.condition.as(OptionalBindingConditionSyntax.self) {
        guard optional.pattern.boundNames.contains(name), let value = optional.initializer?.value
        else { return nil }
        let isConstant = optional.bindingSpecifier.tokenKind == .keyword(.let)
        return LocalBinding(value: isConstant ? Syntax(value) : nil, isUnwrapped: true)
      }
      let matching = element.condition.as(MatchingPatternConditionSyntax.self)
      guard let matching, matching.pattern.boundNames.contains(name) else { return nil }
      let isAlone = matching.pattern.boundNames.count == 1
      return LocalBinding(
        value: isAlone ? Syntax(matching.initializer.value) : nil,
        isUnwrapped: true
      )
    }.first
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
