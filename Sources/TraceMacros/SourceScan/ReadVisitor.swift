import SwiftSyntax

/// A visitor of one function that collects its reads of recorded references in order; local names are no references.
final class ReadVisitor: SyntaxVisitor {
  /// The recorded references that the function names, with or without a message through them.
  private(set) var mentions: [String] = []
  private(set) var reads: [FoundRead] = []
  private let seams: Set<String>
  private let unwrapped: Set<String>
  private let members: MemberNames
  /// The indices in `reads` of the reads of references, by the code that reads.
  private var places: [SyntaxIdentifier: Int] = [:]

  /// Creates a visitor; messages through the references `unwrapped` unwrap nil without any mark.
  init(seams: Set<String>, unwrapped: Set<String>, members: MemberNames) {
    self.seams = seams
    self.unwrapped = unwrapped
    self.members = members
    super.init(viewMode: .sourceAccurate)
  }

  // A property that a local type names belongs to another object.
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.binding != nil {
      noteMessage(toCopy: node)
    } else if let reference = node.ownReference {
      add(reference, node.baseName.text.plain)
    }
    return .skipChildren
  }

  // `\.name` reads a property of another object.
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil { addCopy(node.pattern.trimmedDescription.plain, Syntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.value == nil, let name = node.capturedName { addCopy(name, Syntax(node)) }
    return .visitChildren
  }

  private func mention(_ name: String) {
    if seams.contains(name), !mentions.contains(name) { mentions.append(name) }
  }

  private func add(_ reference: ExprSyntax, _ name: String) {
    mention(name)
    if reference.isAssigned { return }
    if seams.contains(name) {
      let message = reference.message(unwraps: unwrapped.contains(name))
      let kind = message.isLost ? FoundRead.Kind.call : .nilCheck
      var read = FoundRead(name: name, kind: kind, isCertain: Syntax(reference).isCertain)
      read.sendsMessage = message.isSent
      add(read, at: Syntax(reference))
    } else if members.contains(name) {
      let isCalled = reference.parent?.is(FunctionCallExprSyntax.self) == true
      let isMethod = members.isMethod(name, isCalled: isCalled)
      var read = FoundRead(name: name, kind: .use, isCertain: Syntax(reference).isCertain)
      read.isMethod = isMethod
      read.closure = reference.closureMark(through: seams, isClosure: isMethod && !isCalled)
      reads.append(read)
    }
  }

  /// Adds the read of a reference by `if let view` or `[weak view]`, after which its name is that of a local value.
  private func addCopy(_ name: String, _ node: Syntax) {
    guard seams.contains(name), node.binding(of: name) == nil else { return }
    mention(name)
    add(FoundRead(name: name, kind: .nilCheck, isCertain: node.isCertain), at: node)
  }

  private func add(_ read: FoundRead, at node: Syntax) {
    places[node.id] = reads.count
    reads.append(read)
  }

  /// Marks the read of a reference whose local copy gets a message here: nil loses this message, or may lose it.
  private func noteMessage(toCopy name: DeclReferenceExprSyntax) {
    guard let copy = ExprSyntax(name).copy, let index = places[copy.source.id],
      ExprSyntax(name).message(unwraps: copy.isForced).isLost
    else { return }
    if Syntax(name).isCertain || Syntax(name).block == copy.source.block {
      reads[index].kind = .call
      reads[index].sendsMessage = true
    } else {
      reads[index].isCertain = false
    }
  }
}

extension Syntax {
  /// The innermost list of statements around this node.
  fileprivate var block: CodeBlockItemListSyntax? {
    ancestorOrSelf { $0.as(CodeBlockItemListSyntax.self) }
  }
}
