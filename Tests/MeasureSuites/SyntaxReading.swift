import SwiftSyntax

// Queries of the operators about a node, in a tree with folded operators.

extension SyntaxProtocol {
  /// The node as an assignment; nil for other nodes.
  var asAssignment: InfixOperatorExprSyntax? {
    guard let infix = Syntax(self).as(InfixOperatorExprSyntax.self),
      infix.operator.is(AssignmentExprSyntax.self)
    else { return nil }
    return infix
  }

  /// The condition of an `if`, a `guard` or a ternary expression that the node is; nil for other nodes.
  var asCondition: ExprSyntax? {
    if let choice = Syntax(self).as(TernaryExprSyntax.self) { return choice.condition }
    guard let element = Syntax(self).as(ConditionElementSyntax.self),
      case .expression(let condition) = element.condition
    else { return nil }
    return condition
  }

  /// The node as a value: an argument, an assigned or returned value, or the only expression of a body.
  var asValue: ExprSyntax? {
    guard let expression = Syntax(self).as(ExprSyntax.self), expression.asAssignment == nil,
      let parent = expression.parent
    else { return nil }
    if let infix = parent.asAssignment {
      return infix.rightOperand.id == expression.id ? expression : nil
    }
    if let item = parent.as(CodeBlockItemSyntax.self) {
      return item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1 ? expression : nil
    }
    let isValue =
      parent.is(LabeledExprSyntax.self) || parent.is(InitializerClauseSyntax.self)
      || parent.is(ReturnStmtSyntax.self)
    return isValue ? expression : nil
  }

  var isInProtocol: Bool {
    sequence(first: Syntax(self), next: \.parent).contains { $0.is(ProtocolDeclSyntax.self) }
  }

  /// The name of the innermost type around the node; nil at file level.
  var typeAround: String? {
    var node = parent
    while let outer = node {
      if let named = outer.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
      if let extended = outer.as(ExtensionDeclSyntax.self) {
        return extended.extendedType.trimmedDescription
      }
      node = outer.parent
    }
    return nil
  }

  /// The weak capture of a closure that is assigned or passed as a trailing closure; nil for none.
  var weakCapture: ClosureCaptureSyntax? {
    let value = asAssignment?.rightOperand.as(ClosureExprSyntax.self)
    let closure = value ?? Syntax(self).as(FunctionCallExprSyntax.self)?.trailingClosure
    return closure?.signature?.capture?.items.first {
      $0.specifier?.specifier.tokenKind == .keyword(.weak)
    }
  }

  /// Returns the next node in the list if it has the given type.
  func next<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    guard let parent else { return nil }
    let siblings = Array(parent.children(viewMode: .sourceAccurate))
    guard let index = siblings.firstIndex(where: { $0.id == id }) else { return nil }
    return siblings.dropFirst(index + 1).first?.as(type)
  }
}

extension CodeBlockItemSyntax {
  var isCallOrAssignment: Bool {
    guard case .expr(var expression) = item else { return false }
    if let attempt = expression.as(TryExprSyntax.self) { expression = attempt.expression }
    if let wait = expression.as(AwaitExprSyntax.self) { expression = wait.expression }
    return expression.asAssignment != nil || expression.isCall
  }
}

extension ExprSyntax {
  fileprivate var isCall: Bool {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.isCall }
    return self.is(FunctionCallExprSyntax.self)
  }
}
