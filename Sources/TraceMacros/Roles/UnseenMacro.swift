import SwiftSyntax
import SwiftSyntaxMacros

/// The macro `@Unseen`, which adds nothing: `@Role` looks for the attribute.
enum UnseenMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    []
  }
}
