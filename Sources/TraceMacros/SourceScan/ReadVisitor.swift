import SwiftSyntax

/// A visitor of one function that collects its reads of recorded references in order, and the messages that it sends
/// only where a reference is known not to be nil; local names are no references.
final class ReadVisitor: SyntaxVisitor {
  /// The recorded references that the function names, with or without a message through them.
  private(set) var mentions: [String] = []
  private(set) var reads: [FoundRead] = []
  /// The names, as syntax nodes, of messages that are sent only where their reference is known not to be nil.
  private(set) var guarded: Set<SyntaxIdentifier> = []
  /// The names, as syntax nodes, of messages that unwrap a reference without `?`: the program stops where it is nil.
  private(set) var unwrapping: Set<SyntaxIdentifier> = []
  /// The names, as syntax nodes, of messages to a local value that only has the name of a reference.
  private(set) var local: Set<SyntaxIdentifier> = []
  private let seams: Set<String>
  private let unwrapped: Set<String>
  private let members: MemberNames
  private var isCertain = true
  /// The references that are known not to be nil at this place.
  private var known: Set<String> = []
  private var localNames: LocalNames

  /// Creates a visitor; messages through the references `unwrapped` unwrap nil without any mark.
  init(
    seams: Set<String>,
    unwrapped: Set<String>,
    members: MemberNames,
    parameters: Set<String>
  ) {
    self.seams = seams
    self.unwrapped = unwrapped
    self.members = members
    localNames = LocalNames(parameters)
    super.init(viewMode: .sourceAccurate)
  }

  /// Visits code that may not run; inside the code, the references `seams` are known not to be nil.
  private func perhaps(_ node: (some SyntaxProtocol)?, knowing seams: Set<String> = []) {
    guard let node else { return }
    let (certain, before) = (isCertain, known)
    (isCertain, known) = (false, known.union(seams))
    walk(node)
    (isCertain, known) = (certain, before)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text.plain
    guard let reference = node.ownReference,
      !localNames.all.contains(name) || reference.id != ExprSyntax(node).id
    else { return .skipChildren }
    mention(name)
    if reference.isAssigned { return .skipChildren }
    if seams.contains(name) {
      let forced = reference.parent?.as(ForceUnwrapExprSyntax.self).map { ExprSyntax($0) }
      let message = (forced ?? reference).unmarkedMessage
      let unwraps = message != nil && (forced != nil || unwrapped.contains(name))
      if unwraps, let message { unwrapping.insert(message.id) }
      let isCall = unwraps || reference.parent?.is(OptionalChainingExprSyntax.self) == true
      var read = FoundRead(name: name, kind: isCall ? .call : .nilCheck, isCertain: isCertain)
      read.sendsMessage = isCall || message != nil
      reads.append(read)
    } else if members.contains(name) {
      let isCalled = reference.parent?.is(FunctionCallExprSyntax.self) == true
      let isMethod = members.isMethod(name, isCalled: isCalled)
      var read = FoundRead(name: name, kind: .use, isCertain: isCertain)
      read.isMethod = isMethod
      read.closure = reference.closureMark(through: seams, isClosure: isMethod && !isCalled)
      reads.append(read)
    }
    return .skipChildren
  }

  // `\.name` reads a property of another object.
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil { addCopy(node.pattern.trimmedDescription.plain) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base { note(node.declName, sentThrough: base) }
    return .visitChildren
  }

  private func mention(_ name: String) {
    if seams.contains(name), !mentions.contains(name) { mentions.append(name) }
  }

  /// Adds the read of a reference by `if let view` or `[weak view]`, after which its name is that of a local value.
  private func addCopy(_ name: String) {
    guard seams.contains(name), !localNames.all.contains(name) else { return }
    mention(name)
    reads.append(FoundRead(name: name, kind: .nilCheck, isCertain: isCertain))
  }

  private func note(_ message: some SyntaxProtocol, sentThrough base: ExprSyntax) {
    if let name = base.property?.name, known.contains(name) { guarded.insert(message.id) }
    if localNames.shadow(base) { local.insert(message.id) }
  }

  // MARK: - Local names

  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    let value = node.initializer?.value ?? .name(node.pattern.trimmedDescription)
    localNames.bind(node.pattern.boundNames, to: value)
  }

  override func visitPost(_ node: PatternBindingSyntax) {
    localNames.bind(node.pattern.boundNames, to: node.initializer?.value)
  }

  override func visitPost(_ node: MatchingPatternConditionSyntax) {
    localNames.bind(node.pattern.boundNames, to: node.initializer.value)
  }

  override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
    let statement = sequence(first: Syntax(node), next: \.parent).lazy
      .compactMap { $0.as(SwitchExprSyntax.self) }.first
    localNames.bind(node.pattern.boundNames, to: statement?.subject)
    return .visitChildren
  }

  override func visit(_ node: CatchItemSyntax) -> SyntaxVisitorContinueKind {
    localNames.bind(node.pattern?.boundNames ?? [])
    return .visitChildren
  }

  private func within(_ names: Set<String> = [], _ body: () -> Void) {
    let before = localNames
    localNames.bind(names)
    body()
    localNames = before
  }

  // MARK: - Code that may not run

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.calledExpression, sentThrough: node.calledExpression)
    guard node.calledExpression.isChained else { return .visitChildren }
    walk(node.calledExpression)
    perhaps(node.arguments)
    perhaps(node.trailingClosure)
    perhaps(node.additionalTrailingClosures)
    return .skipChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    var isBehind = false
    for element in node.elements {
      let ternary = element.as(UnresolvedTernaryExprSyntax.self)
      isBehind = isBehind || ternary != nil
      if isBehind { perhaps(element) } else { walk(element) }
      if element.as(BinaryOperatorExprSyntax.self)?.isShortCut == true { isBehind = true }
    }
    return .skipChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    read(node.body, under: node.conditions)
    perhaps(node.elseBody, knowing: node.conditions.nilCheck.notNilIfFalse)
    return .skipChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    let before = localNames
    read(node.conditions)
    let after = localNames
    localNames = before
    perhaps(node.body)
    localNames = after
    return .skipChildren
  }

  private func read(_ body: CodeBlockSyntax, under conditions: ConditionElementListSyntax) {
    within {
      read(conditions)
      perhaps(body, knowing: conditions.nilCheck.notNilIfTrue)
    }
  }

  private func read(_ conditions: ConditionElementListSyntax) {
    var names: Set<String> = []
    for condition in conditions {
      let isFirst = condition.id == conditions.first?.id
      if isFirst { walk(condition) } else { perhaps(condition, knowing: names) }
      names.formUnion(condition.nilCheck.notNilIfTrue)
    }
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    let before = known
    within {
      for item in node {
        walk(item)
        known.formUnion(item.notNilAfter)
      }
    }
    known = before
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let before = known
    known = []
    within {
      for capture in node.signature?.capture?.items ?? [] { read(capture) }
      localNames.bind(node.signature?.parameterClause?.names ?? [])
      perhaps(node.statements)
    }
    known = before
    return .skipChildren
  }

  /// Reads a captured value: `self.view` of `[weak view = self.view]`, or `view` of `[weak view]`, which some parsers do not give as
  /// an expression.
  private func read(_ capture: ClosureCaptureSyntax) {
    let tokens = capture.tokens(viewMode: .sourceAccurate)
    guard let name = tokens.first(where: \.isIdentifier)?.text.plain else { return }
    let value = capture.children(viewMode: .sourceAccurate).lazy.compactMap {
      $0.as(InitializerClauseSyntax.self)?.value ?? $0.as(ExprSyntax.self)
    }.first
    if let value { walk(value) } else { addCopy(name) }
    localNames.bind([name], to: value ?? .name(name))
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.sequence)
    within(node.pattern.boundNames) {
      perhaps(node.whereClause)
      perhaps(node.body)
    }
    return .skipChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    within {
      walk(node.label)
      walk(node.statements)
    }
    return .skipChildren
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    within(["error"]) {
      walk(node.catchItems)
      walk(node.body)
    }
    return .skipChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    walk(node.subject)
    perhaps(node.cases)
    return .skipChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.body)
    perhaps(node.catchClauses)
    return .skipChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    read(node.body, under: node.conditions)
    return .skipChildren
  }

  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    perhaps(node.condition)
    perhaps(node.body)
    return .skipChildren
  }

  override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind {
    perhaps(node.body)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    within(node.signature.parameterClause.names) { perhaps(node.body) }
    return .skipChildren
  }
}
