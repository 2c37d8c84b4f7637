import SwiftSyntax

/// The names of the parameters and local variables in scope.
struct LocalNames {
  private(set) var all: Set<String>
  /// The names whose value is that of the reference with the same name, as after `guard let view`.
  private var copies: Set<String> = []

  init(_ parameters: Set<String>) { all = parameters }

  /// Adds names bound to `value`, the value of a constant, a variable or a switch; they hide earlier ones.
  mutating func bind(_ names: Set<String>, to value: ExprSyntax? = nil) {
    let source = value?.withoutCast
    let isCopy = source.map { names == [$0.property?.name] && !shadow($0) } ?? false
    all.formUnion(names)
    if isCopy { copies.formUnion(names) } else { copies.subtract(names) }
  }

  /// Returns whether `view`, `view?` or `view!` is a local value other than the reference's; false for `self.view`.
  func shadow(_ expression: ExprSyntax) -> Bool {
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return shadow(chain.expression)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return shadow(forced.expression) }
    let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text.plain
    return name.map { all.contains($0) && !copies.contains($0) } ?? false
  }
}

extension ExprSyntax {
  /// Creates the expression of a name alone: `view`.
  static func name(_ name: String) -> ExprSyntax {
    ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
  }

  /// `view` in `view as? ListViewProtocol`, else the expression itself.
  fileprivate var withoutCast: ExprSyntax {
    guard let elements = self.as(SequenceExprSyntax.self)?.elements, let first = elements.first,
      elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
    else { return self }
    return first
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
