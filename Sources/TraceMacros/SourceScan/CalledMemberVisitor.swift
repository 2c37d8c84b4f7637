import SwiftSyntax

/// A visitor of one function that collects the names of members it may call, on other objects and on its own object.
///
/// A name with `*` is called in a closure, which may run later. `()` stands for a call of a stored closure that is not
/// recorded and may send any message. The recorder finds out which of the names are messages.
final class CalledMemberVisitor: SyntaxVisitor {
  private(set) var others: Set<String> = []
  /// The names that the function calls bare or writes after `self.`; a property read without `self.` is left out.
  private(set) var own: Set<String> = []
  private let recorded: Set<String>
  private var closures = 0

  /// Creates a visitor; `recorded` are the names of the stored closures whose calls are recorded.
  init(recorded: Set<String>) {
    self.recorded = recorded
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base != nil else { return .visitChildren }
    let name = node.declName.baseName.text.plain
    let isOwn = ExprSyntax(node).property != nil
    if isOwn { own.insert(marked(name)) } else { others.insert(marked(name)) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text.plain,
      name.first?.isUppercase == false
    {
      own.insert(marked(name))
    }
    let isClosure =
      node.calledExpression.is(OptionalChainingExprSyntax.self)
      || node.calledExpression.is(ForceUnwrapExprSyntax.self)
    if isClosure, let name = node.calledExpression.property?.name, !recorded.contains(name) {
      others.insert(marked("()"))
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    let isOwn = node.calledExpression.trimmedDescription == "self"
    if isOwn { own.insert(marked("subscript")) } else { others.insert(marked("subscript")) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    closures += 1
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { closures -= 1 }

  private func marked(_ name: String) -> String { closures > 0 ? name + "*" : name }
}
