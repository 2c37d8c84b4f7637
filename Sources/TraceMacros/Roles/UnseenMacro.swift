import SwiftSyntax
import SwiftSyntaxMacros

/// The macro `@Unseen`, a marker for `@Role`, which adds nothing.
enum UnseenMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    []
  }
}
