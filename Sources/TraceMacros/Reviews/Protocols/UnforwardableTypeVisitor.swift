import SwiftDiagnostics
import SwiftSyntax

/// Finds a type that a stand-in cannot name, or cannot copy.
final class UnforwardableTypeVisitor: SyntaxVisitor {
  private var found: Diagnostic?

  static func refusal(in requirement: DeclSyntax) -> Diagnostic? {
    let visitor = UnforwardableTypeVisitor(viewMode: .sourceAccurate)
    visitor.walk(requirement)
    return visitor.found
  }

  override func visit(_ node: SuppressedTypeSyntax) -> SyntaxVisitorContinueKind {
    found = found ?? Refusal.doubledNoncopyable.at(node)
    return .skipChildren
  }

  /// `some` of a parameter is a generic type; anywhere else only the conforming class knows it.
  override func visit(_ node: FunctionParameterClauseSyntax) -> SyntaxVisitorContinueKind {
    for parameter in node.parameters where parameter.type.trimmedDescription.contains("~") {
      found = found ?? Refusal.doubledNoncopyable.at(parameter.type)
    }
    return .skipChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    let word = node.someOrAnySpecifier
    guard found == nil, word.tokenKind == .keyword(.some) else { return .visitChildren }
    let fix = FixIt.replacing(word, by: "any", as: .replace("some", by: "any"))
    found = Refusal.doubledOpaque.at(word, fixes: [fix])
    return .visitChildren
  }
}
