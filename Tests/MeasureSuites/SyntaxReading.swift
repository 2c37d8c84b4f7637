import SwiftSyntax

// What the operators ask of a node, in a tree whose operators are folded.

extension SyntaxProtocol {
  /// The assignment that a node is.
  var asAssignment: InfixOperatorExprSyntax? {
    guard let infix = Syntax(self).as(InfixOperatorExprSyntax.self),
      infix.operator.is(AssignmentExprSyntax.self)
    else { return nil }
    return infix
  }

  /// The condition that a node is: of an if, a guard or a choice with a question mark.
  var asCondition: ExprSyntax? {
    if let choice = Syntax(self).as(TernaryExprSyntax.self) { return choice.condition }
    guard let element = Syntax(self).as(ConditionElementSyntax.self),
      case .expression(let condition) = element.condition
    else { return nil }
    return condition
  }

  /// The value that a node is: an argument, what is assigned or returned, all that a body consists of.
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

  /// Whether a node is a requirement of a protocol.
  var isInProtocol: Bool {
    sequence(first: Syntax(self), next: \.parent).contains { $0.is(ProtocolDeclSyntax.self) }
  }

  /// The name of the innermost type that a node stands in.
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

  /// What the closure of a node captures weakly: of one that a call ends with, or that is assigned.
  var weakCapture: ClosureCaptureSyntax? {
    let value = asAssignment?.rightOperand.as(ClosureExprSyntax.self)
    let closure = value ?? Syntax(self).as(FunctionCallExprSyntax.self)?.trailingClosure
    return closure?.signature?.capture?.items.first {
      $0.specifier?.specifier.tokenKind == .keyword(.weak)
    }
  }

  /// The node after it in its list.
  func next<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    guard let parent else { return nil }
    let siblings = Array(parent.children(viewMode: .sourceAccurate))
    guard let index = siblings.firstIndex(where: { $0.id == id }) else { return nil }
    return siblings.dropFirst(index + 1).first?.as(type)
  }
}

extension CodeBlockItemSyntax {
  /// Whether nothing but a call or an assignment is done.
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
