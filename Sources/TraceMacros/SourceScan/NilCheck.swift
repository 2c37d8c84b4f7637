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

  /// Whether a message is sent to this expression without `?`, other than a method of an optional, `map` or `flatMap`.
  private var receivesUnmarkedMessage: Bool {
    if let member = parent?.as(MemberAccessExprSyntax.self), member.base?.id == id {
      return !["map", "flatMap"].contains(member.declName.baseName.text)
    }
    return parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
  }

  /// Returns whether a message is sent to this value, and whether nil loses it: the value is marked by `?` or `!`, or `unwraps`.
  func message(unwraps: Bool) -> (isSent: Bool, isLost: Bool) {
    let base = withCast
    let forced = base.parent?.as(ForceUnwrapExprSyntax.self).map { ExprSyntax($0) } ?? base
    let isSent = forced.receivesUnmarkedMessage
    let isMarked = base.parent?.is(OptionalChainingExprSyntax.self) == true
    let isLost = isMarked || isSent && (unwraps || forced.isForced)
    return (isLost || isSent, isLost)
  }

  /// The last expression before `?.` at which this expression stops where it is nil; nil if there is no `?.`.
  var chained: ExprSyntax? {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.chained }
    return self.as(FunctionCallExprSyntax.self)?.calledExpression.chained
  }
}

// The conditions under which code runs.

extension Syntax {
  /// Whether this code runs whenever the function around it runs.
  var isCertain: Bool {
    !scopes.contains { scope, inner in scope.maySkip(inner) }
  }

  /// Returns whether a reference is known not to be nil at this place; in a closure, which may run later, by its own conditions.
  func knowsNotNil(_ name: String) -> Bool {
    scopes.prefix { scope, inner in
      scope.as(ClosureExprSyntax.self)?.statements.id != inner.id
    }
    .contains { scope, inner in scope.shows(name, notNilIn: inner) }
  }

  /// The nodes around this one in its function, from the innermost on, each with its child that contains this node.
  private var scopes: some Sequence<(Syntax, Syntax)> {
    let nodes = sequence(first: self) { $0.is(MemberBlockItemSyntax.self) ? nil : $0.parent }
    return zip(nodes.dropFirst(), nodes)
  }

  /// Returns whether `child` may not run although this node runs: a branch, a closure, an operand behind `&&`, what follows `?.`.
  private func maySkip(_ child: Syntax) -> Bool {
    switch self.as(SyntaxEnum.self) {
    case .exprList(let list):
      child.is(UnresolvedTernaryExprSyntax.self)
        || list.prefix { $0.id != child.id }.contains(where: \.isShortCut)
    case .conditionElementList(let list): list.first?.id != child.id
    case .functionCallExpr(let call):
      call.calledExpression.id != child.id && call.calledExpression.chained != nil
    case .ifExpr(let check): check.conditions.id != child.id
    case .guardStmt(let check): check.body.id == child.id
    case .whileStmt(let loop): loop.body.id == child.id
    case .forStmt(let loop): loop.sequence.id != child.id
    case .switchExpr(let choice): choice.subject.id != child.id
    case .doStmt(let attempt): attempt.body.id != child.id
    case .closureExpr(let closure): closure.statements.id == child.id
    case .repeatStmt, .deferStmt: true
    case .codeBlockItem: child.is(FunctionDeclSyntax.self)
    default: false
    }
  }

  /// Returns whether this node shows a reference not to be nil where its child `child` runs.
  private func shows(_ name: String, notNilIn child: Syntax) -> Bool {
    switch self.as(SyntaxEnum.self) {
    case .ifExpr(let check) where check.conditions.id != child.id:
      let known = check.conditions.nilCheck
      return (check.body.id == child.id ? known.notNilIfTrue : known.notNilIfFalse).contains(name)
    case .whileStmt(let loop) where loop.body.id == child.id:
      return loop.conditions.nilCheck.notNilIfTrue.contains(name)
    case .functionCallExpr(let call) where call.calledExpression.id != child.id:
      return call.calledExpression.chained?.property?.name == name
    case .conditionElementList(let list):
      return list.prefix { $0.id != child.id }.contains { $0.nilCheck.notNilIfTrue.contains(name) }
    case .codeBlockItemList(let items):
      return !BlockTable.ofScan.statements(with: .nilCheck, about: name, in: items, before: child)
        .isEmpty
    default: return false
    }
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

extension ExprSyntax {
  /// Whether the operands after this operator are evaluated only for some values of the operand before it.
  fileprivate var isShortCut: Bool {
    let sign = self.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    return ["&&", "||", "??"].contains(sign) || self.is(UnresolvedTernaryExprSyntax.self)
  }
}
