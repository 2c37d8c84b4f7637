import SwiftDiagnostics
import SwiftSyntax

/// A visitor that finds a type that a recording proxy cannot name or copy, or `Self`, which means the proxy's own type.
final class UnforwardableTypeVisitor: SyntaxVisitor {
  private var found: Diagnostic?
  private let boundary: String
  private var isInParameters = false

  private init(_ boundary: String) {
    self.boundary = boundary
    super.init(viewMode: .sourceAccurate)
  }

  static func refusal(in requirement: DeclSyntax, of boundary: String) -> Diagnostic? {
    let visitor = UnforwardableTypeVisitor(boundary)
    visitor.walk(requirement)
    return visitor.found
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    guard found == nil, node.name.tokenKind == .keyword(.Self) else { return .visitChildren }
    let isOptional = node.parent?.is(OptionalTypeSyntax.self) == true
    let text = isOptional ? "(any \(boundary))" : "any \(boundary)"
    let fix = FixIt.replacing(node, by: text, as: .replace("Self", by: text))
    found = Refusal.doubledSelf.at(node, fixes: [fix])
    return .visitChildren
  }

  override func visit(_ node: SuppressedTypeSyntax) -> SyntaxVisitorContinueKind {
    found = found ?? Refusal.doubledNoncopyable.at(node)
    return .skipChildren
  }

  // `some` in a parameter makes it generic, which is allowed; elsewhere only the conforming class knows the type.
  override func visit(_ node: FunctionParameterClauseSyntax) -> SyntaxVisitorContinueKind {
    for parameter in node.parameters where parameter.type.trimmedDescription.contains("~") {
      found = found ?? Refusal.doubledNoncopyable.at(parameter.type)
    }
    isInParameters = true
    return .visitChildren
  }

  override func visitPost(_ node: FunctionParameterClauseSyntax) { isInParameters = false }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    let word = node.someOrAnySpecifier
    guard found == nil, !isInParameters, word.tokenKind == .keyword(.some) else {
      return .visitChildren
    }
    let fix = FixIt.replacing(word, by: "any", as: .replace("some", by: "any"))
    found = Refusal.doubledOpaque.at(word, fixes: [fix])
    return .visitChildren
  }
}
