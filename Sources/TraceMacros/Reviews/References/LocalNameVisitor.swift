import SwiftSyntax

/// A visitor that collects the names of a function's parameters and local variables.
final class LocalNameVisitor: SyntaxVisitor {
  private var names: Set<String> = []

  static func names(in node: some SyntaxProtocol) -> Set<String> {
    let visitor = LocalNameVisitor(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.names
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName)
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName)
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }

  // Adds `let view = other`, `for view in`, `case let view`; after `if let view` the name still means the seam.
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    let binding = node.parent?.as(OptionalBindingConditionSyntax.self)
    let value =
      binding?.initializer?.value ?? node.parent?.as(PatternBindingSyntax.self)?.initializer?.value
    let isSeam =
      binding != nil && binding?.initializer == nil || value?.property?.name == node.identifier.text
    return isSeam ? .visitChildren : add(node.identifier)
  }

  private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    names.insert(name.text)
    return .visitChildren
  }
}
