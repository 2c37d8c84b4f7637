import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A method or property in a source: `TodoListPresenter.didAddTodo(_:)`, `AboutViewModel.lines`.
struct SourceMember {
  /// The declarations with the name; several where an extension declares the member conditionally.
  private let nodes: [Syntax]

  init(_ name: String, in source: String) {
    let tree = Parser.parse(source: source)
    let folded = OperatorTable.standardOperators.foldAll(tree) { _ in }
    let search = MemberSearch(name)
    search.walk(folded)
    nodes = search.members
  }

  func mutations(by rule: MutationOperator) -> [Mutation] {
    nodes.flatMap { node in
      let list = NodeList(viewMode: .sourceAccurate)
      list.walk(node)
      return list.nodes.compactMap(rule.mutation)
    }
  }
}

private final class NodeList: SyntaxAnyVisitor {
  private(set) var nodes: [Syntax] = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    nodes.append(node)
    return .visitChildren
  }
}

/// Finds the declarations of a member by the names of type and member.
private final class MemberSearch: SyntaxVisitor {
  private let name: String
  private(set) var members: [Syntax] = []

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.name.text + labels(of: node.signature))
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, "init" + labels(of: node.signature))
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.bindings.first?.pattern.trimmedDescription ?? "")
  }

  private func add(_ node: some SyntaxProtocol, _ member: String) -> SyntaxVisitorContinueKind {
    if let type = node.typeAround, "\(type).\(member)" == name {
      members.append(Syntax(node))
    }
    return .skipChildren
  }

  private func labels(of signature: FunctionSignatureSyntax) -> String {
    let labels = signature.parameterClause.parameters.map { "\($0.firstName.text):" }
    return "(\(labels.joined()))"
  }
}

/// A change of a source: a range, and the text that replaces it.
struct Mutation: Equatable {
  /// The code that identifies the place in `Mutants.txt`: `loadTodos()`.
  let code: String
  /// The replaced range, in UTF-8 bytes of the source.
  let range: Range<Int>
  let text: String

  /// Makes a change of a node, identified by its own code unless another is given.
  init(_ node: some SyntaxProtocol, named code: String? = nil, _ text: String) {
    self.init(from: node, to: node, named: code, text)
  }

  /// Makes a change of the nodes from `first` to `last`, identified by the code of `first` unless another is given.
  init(
    from first: some SyntaxProtocol,
    to last: some SyntaxProtocol,
    named code: String? = nil,
    _ text: String
  ) {
    self.code = code ?? first.trimmedDescription
    self.text = text
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    range = start..<last.endPositionBeforeTrailingTrivia.utf8Offset
  }

  func mutated(_ source: String) -> String {
    let bytes = Array(source.utf8)
    let parts = [bytes[..<range.lowerBound], Array(text.utf8)[...], bytes[range.upperBound...]]
    return String(decoding: Array(parts.joined()), as: UTF8.self)
  }
}
