import SwiftSyntax

extension DeclReferenceExprSyntax {
  /// The whole reference to a member of the same object: `view`, `self.view`; nil for a member of another.
  var ownReference: ExprSyntax? {
    guard let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id else {
      return ExprSyntax(self)
    }
    return ExprSyntax(member).property == nil ? nil : ExprSyntax(member)
  }
}

extension ExprSyntax {
  /// Whether it stands to the left of `=`.
  var isAssigned: Bool {
    guard let list = parent?.as(ExprListSyntax.self), list.first?.id == id, list.count > 1 else {
      return false
    }
    return list[list.index(after: list.startIndex)].is(AssignmentExprSyntax.self)
  }
}
