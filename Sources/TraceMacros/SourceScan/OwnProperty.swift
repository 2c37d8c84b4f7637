import SwiftSyntax

extension DeclReferenceExprSyntax {
  /// The whole expression of a member of the same object, `view` or `self.view`; nil for a member of another object.
  var ownReference: ExprSyntax? {
    guard let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id else {
      return ExprSyntax(self)
    }
    return ExprSyntax(member).property == nil ? nil : ExprSyntax(member)
  }
}

extension ExprSyntax {
  /// The name of the object's own property in `view`, `self.view` or `self?.view?`, and whether it has a `?`; else nil.
  var property: (name: String, isOptional: Bool)? {
    if let chain = self.as(OptionalChainingExprSyntax.self) {
      return chain.expression.property.map { ($0.name, true) }
    }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.property }
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text.plain {
      return (name, false)
    }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base, base.isSelf
    else { return nil }
    return (member.declName.baseName.text.plain, base.is(OptionalChainingExprSyntax.self))
  }

  private var isSelf: Bool {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.isSelf }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }

  var isAssigned: Bool {
    guard let list = parent?.as(ExprListSyntax.self), list.first?.id == id, list.count > 1 else {
      return false
    }
    return list[list.index(after: list.startIndex)].is(AssignmentExprSyntax.self)
  }
}
