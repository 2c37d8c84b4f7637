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
  /// The name of the object's own property in `view`, `self.view`, `self?.view?` or `(view as? ListView)?`, and whether it has a
  /// `?`; else nil.
  ///
  /// A local copy of the object stands for the object, and a local copy of a property for the property.
  var property: (name: String, isOptional: Bool)? {
    if let inner {
      let isChain = self.is(OptionalChainingExprSyntax.self)
      return inner.property.map { ($0.name, $0.isOptional || isChain) }
    }
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text.plain {
      return (copy?.name ?? name, false)
    }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base, base.isSelf
    else { return nil }
    return (member.declName.baseName.text.plain, base.is(OptionalChainingExprSyntax.self))
  }

  /// Whether this is `self` or `self?`, or a local copy of it, as `strongSelf` after `guard let strongSelf = self`.
  var isSelf: Bool {
    guard let reference = core.as(DeclReferenceExprSyntax.self) else { return false }
    if reference.baseName.tokenKind == .keyword(.self) { return true }
    guard let binding = reference.binding, !binding.mayChange else { return false }
    return binding.value?.as(ExprSyntax.self)?.isSelf == true
  }

  /// The expression without any `?`, `!`, parentheses and casts around it: `view` in `(view as? ListView)?`.
  var core: ExprSyntax { inner?.core ?? self }

  private var inner: ExprSyntax? {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression }
    if let tuple = self.as(TupleExprSyntax.self) {
      return tuple.elements.count == 1 ? tuple.elements.first?.expression : nil
    }
    let elements = self.as(SequenceExprSyntax.self)?.elements.prefix(2).map(\.self) ?? []
    return elements.last?.is(UnresolvedAsExprSyntax.self) == true ? elements[0] : nil
  }

  /// The expression with its cast and the parentheses around it: `(view as? ListView)` for `view`, else the expression itself.
  var withCast: ExprSyntax {
    let sequence = parent?.parent?.as(SequenceExprSyntax.self).map { ExprSyntax($0) }
    let cast = sequence?.inner?.id == id ? sequence ?? self : self
    let tuple = cast.parent?.parent?.parent?.as(TupleExprSyntax.self).map { ExprSyntax($0) }
    return tuple?.inner?.id == cast.id ? tuple ?? self : self
  }

  /// Whether the expression ends in `!`, or is a cast with `as!`: the program stops where its value is nil.
  var isForced: Bool {
    if self.is(ForceUnwrapExprSyntax.self) { return true }
    let cast = self.as(TupleExprSyntax.self)?.elements.first?.expression ?? self
    let sign = cast.as(SequenceExprSyntax.self)?.elements.dropFirst().first
    return sign?.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "!"
  }

  var isAssigned: Bool {
    guard let list = parent?.as(ExprListSyntax.self), list.first?.id == id, list.count > 1 else {
      return false
    }
    return list[list.index(after: list.startIndex)].is(AssignmentExprSyntax.self)
  }
}
