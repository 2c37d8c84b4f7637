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
  /// The indices in `reads` of the reads of references, by the code that reads.
  private var places: [SyntaxIdentifier: Int] = [:]
  /// The code that reads a reference where it is known not to be nil.
  private var knownPlaces: Set<SyntaxIdentifier> = []
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
    noteMessage(toCopy: node)
    guard let reference = node.ownReference,
      !localNames.all.contains(name) || reference.id != ExprSyntax(node).id
    else { return .skipChildren }
    mention(name)
    if reference.isAssigned { return .skipChildren }
    if seams.contains(name) {
      let message = message(to: reference, unwraps: unwrapped.contains(name))
      let kind = message.isLost ? FoundRead.Kind.call : .nilCheck
      var read = FoundRead(name: name, kind: kind, isCertain: isCertain)
      read.sendsMessage = message.isSent
      add(read, at: Syntax(reference))
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
    if node.initializer == nil { addCopy(node.pattern.trimmedDescription.plain, Syntax(node)) }
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
  private func addCopy(_ name: String, _ node: Syntax) {
    guard seams.contains(name), !localNames.all.contains(name) else { return }
    mention(name)
    add(FoundRead(name: name, kind: .nilCheck, isCertain: isCertain), at: node)
  }

  private func add(_ read: FoundRead, at node: Syntax) {
    if known.contains(read.name) { knownPlaces.insert(node.id) }
    places[node.id] = reads.count
    reads.append(read)
  }

  /// Returns whether a message is sent to a value, and whether nil loses it: the value is marked by `?` or `!`, or `unwraps`.
  private func message(to value: ExprSyntax, unwraps: Bool) -> (isSent: Bool, isLost: Bool) {
    let base = value.withCast
    let forced = base.parent?.as(ForceUnwrapExprSyntax.self).map { ExprSyntax($0) } ?? base
    let message = forced.unmarkedMessage
    let isUnwrapped = message != nil && (unwraps || forced.isForced)
    if isUnwrapped, let message { unwrapping.insert(message.id) }
    let isLost = isUnwrapped || base.parent?.is(OptionalChainingExprSyntax.self) == true
    return (isLost || message != nil, isLost)
  }

  /// Marks the read of a reference whose local copy gets a message here: nil loses this message, or may lose it.
  private func noteMessage(toCopy name: DeclReferenceExprSyntax) {
    guard let copy = ExprSyntax(name).copy, let index = places[copy.source.id],
      message(to: ExprSyntax(name), unwraps: copy.isForced).isLost
    else { return }
    if isCertain || Syntax(name).block == copy.source.block {
      reads[index].kind = .call
      reads[index].sendsMessage = true
    } else {
      reads[index].isCertain = false
    }
  }

  private func note(_ message: some SyntaxProtocol, sentThrough base: ExprSyntax) {
    let isKnown =
      base.property.map { known.contains($0.name) } == true
      || base.copy.map { knownPlaces.contains($0.source.id) } == true
    if isKnown { guarded.insert(message.id) }
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
    guard let chained = node.calledExpression.chained else { return .visitChildren }
    let names = Set([chained.property?.name].compactMap(\.self))
    walk(node.calledExpression)
    perhaps(node.arguments, knowing: names)
    perhaps(node.trailingClosure, knowing: names)
    perhaps(node.additionalTrailingClosures, knowing: names)
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
    within {
      for capture in node.signature?.capture?.items ?? [] { read(capture) }
      known = []
      localNames.bind(node.signature?.parameterClause?.names ?? [])
      perhaps(node.statements)
    }
    known = before
    return .skipChildren
  }

  private func read(_ capture: ClosureCaptureSyntax) {
    guard let name = capture.capturedName else { return }
    if let value = capture.value { walk(value) } else { addCopy(name, Syntax(capture)) }
    localNames.bind([name], to: capture.value ?? .name(name))
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

extension Syntax {
  /// The innermost list of statements around this node.
  fileprivate var block: CodeBlockItemListSyntax? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.as(CodeBlockItemListSyntax.self) }
      .first
  }
}
