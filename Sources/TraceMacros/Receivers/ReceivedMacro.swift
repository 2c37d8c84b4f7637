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
