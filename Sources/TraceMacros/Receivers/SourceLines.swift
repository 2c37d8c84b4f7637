import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The statements of a method's body, for which the compiler reports the author's lines and columns wherever they move.
struct SourceLines {
  private let statements: CodeBlockItemListSyntax
  private let location: AbstractSourceLocation?

  init(_ statements: CodeBlockItemListSyntax, in context: some MacroExpansionContext) {
    self.statements = statements
    location = statements.first.flatMap {
      context.location(of: $0, at: .afterLeadingTrivia, filePathMode: .filePath)
    }
  }

  /// Returns the source of the statements between two `#sourceLocation` lines; `function` replaces `#function` in them.
  func text(of function: String) -> String {
    let text = FunctionNameRewriter(function).rewrite(statements).trimmedDescription
    guard let location else { return text }
    let column = Int(location.column.trimmedDescription) ?? 1
    return """
      #sourceLocation(file: \(location.file.trimmedDescription), line: \(location.line.trimmedDescription))
      \(String(repeating: " ", count: column - 1) + text)
      #sourceLocation()
      """
  }
}

/// A rewriter that replaces `#function` by the name of the author's function, since it would name the nested function.
private final class FunctionNameRewriter: SyntaxRewriter {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init()
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> ExprSyntax {
    guard node.macroName.text == "function" else { return super.visit(node) }
    let name = StringLiteralExprSyntax(content: name)
    return ExprSyntax(
      name.with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia)
    )
  }
}
