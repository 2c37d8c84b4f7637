import SwiftSyntax

/// Finds to whom something is said: `view` of `view.show()`, `view?` of `view?.show()`, `self.view!` of `self.view!.show()`.
final class SentMessages: SyntaxVisitor {
  private var receivers: [ExprSyntax] = []

  /// The receivers in the order of the source.
  static func receivers(in node: some SyntaxProtocol) -> [ExprSyntax] {
    let visitor = SentMessages(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.receivers
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base {
      receivers.append(base)
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// Whether this is a variable of that name, be it unwrapped, and no member of `self`.
  func isVariable(_ name: String) -> Bool {
    if let chain = self.as(OptionalChainingExprSyntax.self) {
      return chain.expression.isVariable(name)
    }
    if let forced = self.as(ForceUnwrapExprSyntax.self) {
      return forced.expression.isVariable(name)
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text.plain == name
  }
}
