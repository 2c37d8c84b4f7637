import SwiftDiagnostics
import SwiftSyntax

/// Finds `Self`, which for a stand-in is the stand-in's own class.
final class SelfVisitor: SyntaxVisitor {
  private var found: IdentifierTypeSyntax?

  static func refusal(in requirement: DeclSyntax, of name: String) -> Diagnostic? {
    let visitor = SelfVisitor(viewMode: .sourceAccurate)
    visitor.walk(requirement)
    guard let found = visitor.found else { return nil }
    let isOptional = found.parent?.is(OptionalTypeSyntax.self) == true
    let text = isOptional ? "(any \(name))" : "any \(name)"
    let fix = FixIt.replacing(found, by: text, as: .replace("Self", by: text))
    return Refusal.doubledSelf.at(found, fixes: [fix])
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if found == nil, node.name.tokenKind == .keyword(.Self) { found = node }
    return .visitChildren
  }
}
