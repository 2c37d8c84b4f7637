import SwiftSyntax

// The references that a condition shows to be nil or not nil.

/// The references that are known not to be nil where a condition holds, and where it does not hold.
struct NilCheck {
  var notNilIfTrue: Set<String> = []
  var notNilIfFalse: Set<String> = []
}

extension ConditionElementListSyntax {
  /// The references that all conditions together show not to be nil; if one of several does not hold, nothing is known.
  var nilCheck: NilCheck {
    var check = NilCheck()
    for condition in self { check.notNilIfTrue.formUnion(condition.nilCheck.notNilIfTrue) }
    if count == 1, let only = first { check.notNilIfFalse = only.nilCheck.notNilIfFalse }
    return check
  }
}

extension ConditionElementSyntax {
  var nilCheck: NilCheck {
    if let binding = condition.as(OptionalBindingConditionSyntax.self) {
      let value = binding.initializer?.value
      let name =
        value == nil ? binding.pattern.trimmedDescription.plain : value?.property?.name
      return NilCheck(notNilIfTrue: Set([name].compactMap(\.self)))
    }
    return condition.as(SequenceExprSyntax.self)?.nilCheck ?? NilCheck()
  }
}

extension SequenceExprSyntax {
  /// The references that comparisons with nil, alone or joined by `&&`, show not to be nil.
  fileprivate var nilCheck: NilCheck {
    let words = elements.map { $0.trimmedDescription }
    let parts = Array(elements).split { $0.trimmedDescription == "&&" }
    guard !words.contains("||"), !words.contains("??") else { return NilCheck() }
    var check = NilCheck()
    for part in parts.map(Array.init) {
      guard part.count == 3, let sign = part[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
        let name = part[0].comparedWithNil(part[2])
      else { continue }
      if ["!=", "!=="].contains(sign) { check.notNilIfTrue.insert(name) }
      if ["==", "==="].contains(sign), parts.count == 1 { check.notNilIfFalse.insert(name) }
    }
    return check
  }
}

extension ExprSyntax {
  fileprivate func comparedWithNil(_ other: ExprSyntax) -> String? {
    if other.is(NilLiteralExprSyntax.self) { return property?.name }
    return self.is(NilLiteralExprSyntax.self) ? other.property?.name : nil
  }

  /// The name, as a syntax node, of the message that is sent to this expression without `?`; nil for none, and for a
  /// method of an optional, `map` or `flatMap`.
  var unmarkedMessage: Syntax? {
    if let member = parent?.as(MemberAccessExprSyntax.self), member.base?.id == id {
      return ["map", "flatMap"].contains(member.declName.baseName.text)
        ? nil : Syntax(member.declName)
    }
    let call = parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.id == id ? Syntax(self) : nil
  }

  /// The last expression before `?.` at which this expression stops where it is nil; nil if there is no `?.`.
  var chained: ExprSyntax? {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.chained }
    return self.as(FunctionCallExprSyntax.self)?.calledExpression.chained
  }
}

extension CodeBlockItemSyntax {
  /// The references that are not nil after the statement, a `guard` or an `if` that leaves the block; empty for other statements.
  var notNilAfter: Set<String> {
    if let check = item.as(GuardStmtSyntax.self) { return check.conditions.nilCheck.notNilIfTrue }
    let statement = item.as(ExpressionStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    guard let check = statement?.as(IfExprSyntax.self), check.body.leaves else { return [] }
    return check.conditions.nilCheck.notNilIfFalse
  }
}

extension CodeBlockSyntax {
  fileprivate var leaves: Bool {
    guard let last = statements.last?.item else { return false }
    return last.is(ReturnStmtSyntax.self) || last.is(ThrowStmtSyntax.self)
      || last.is(BreakStmtSyntax.self) || last.is(ContinueStmtSyntax.self)
  }
}

extension BinaryOperatorExprSyntax {
  /// Whether the operand after the operator is evaluated only for some values of the operand before it.
  var isShortCut: Bool { ["&&", "||", "??"].contains(self.operator.text) }
}
