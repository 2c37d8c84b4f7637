import SwiftSyntax

/// A visitor that collects the names of properties through which messages may be sent, or that are compared with nil; local names
/// are left out.
final class ReferenceNameVisitor: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, !base.isOtherValue, let name = base.property?.name.plain,
      name != "self", name != "super", name.first?.isUppercase == false
    {
      names.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    let compared = node.nilCheck.notNilIfTrue.union(node.nilCheck.notNilIfFalse)
    names.formUnion(compared.filter { Syntax(node).binding(of: $0) == nil })
    return .visitChildren
  }
}
