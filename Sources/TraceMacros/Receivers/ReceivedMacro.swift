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
    let statements = text(of: body.statements, in: function.selector, context)
    let arguments = node.arguments?.as(LabeledExprListSyntax.self).map(Array.init) ?? []
    let source = arguments.first?.expression.trimmedDescription
    let text = ReceivedMethod(function, in: source, recordsCalls: arguments.count < 2)
      .text(of: statements)
    return [CodeBlockItemSyntax(item: .decl(DeclSyntax(unparsed: text)))]
  }

  /// Returns the source of a method's statements between two `#sourceLocation` lines, so that the compiler reports the author's
  /// lines and columns wherever the statements move; `function` replaces `#function` in them.
  private static func text(
    of statements: CodeBlockItemListSyntax,
    in function: String,
    _ context: some MacroExpansionContext
  ) -> String {
    let text = FunctionNameRewriter(function).rewrite(statements).trimmedDescription
    let location = statements.first.flatMap {
      context.location(of: $0, at: .afterLeadingTrivia, filePathMode: .filePath)
    }
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
