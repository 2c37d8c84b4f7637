import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The macro `@_Received func show(…)`, which makes a method record its calls; `@Role` generates the attribute.
enum ReceivedMacro: BodyMacro {
  // Formatting would move statements to other lines than the author's.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax,
    providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
    in context: some MacroExpansionContext
  ) -> [CodeBlockItemSyntax] {
    guard let function = declaration.as(FunctionDeclSyntax.self), let body = function.body else {
      return []
    }
    let statements = SourceLines(body.statements, in: context).text(of: function.selector)
    let arguments = node.arguments?.as(LabeledExprListSyntax.self).map(Array.init) ?? []
    let source = arguments.first?.expression.trimmedDescription
    let text = ReceivedMethod(function, in: source, recordsCalls: arguments.count < 2)
      .text(of: statements)
    return Array(CodeBlockItemListSyntax("\(raw: text)"))
  }
}

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
