import SwiftSyntax

/// Collects the names that a function, or its body, gives to parameters and locals of its own.
final class LocalNames: SyntaxVisitor {
  private var names: Set<String> = []

  static func names(in node: some SyntaxProtocol) -> Set<String> {
    let visitor = LocalNames(viewMode: .sourceAccurate)
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

  /// `let view = other`, `for view in`, `case let view`; `if let view` goes on naming the seam.
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
