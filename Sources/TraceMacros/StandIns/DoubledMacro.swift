import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The macro `@Doubled protocol P`: adds `PStandIn` and `PFake` beside the protocol, unless such classes cannot implement it.
///
/// This type also expands `@Proxied`, which adds only the stand-in, and the deprecated `@Traced`.
enum DoubledMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let boundary = declaration.as(ProtocolDeclSyntax.self) else {
      let fix = FixIt.removing(node, as: "remove '@Doubled'")
      context.diagnose(Refusal.doubledNeedsProtocol.at(node, fixes: [fix]))
      return []
    }
    let playable = PlayableProtocol(boundary, node)
    if playable == nil, node.word != "Proxied" { return [] }
    let refusals = ProtocolReview.refusals(of: boundary) + (playable?.refusals ?? [])
    refusals.forEach { context.diagnose($0) }
    if RoleAttribute(node).isChecked {
      UnrecordedClosure.warnings(in: boundary).forEach { context.diagnose($0) }
    }
    guard refusals.isEmpty else { return [] }
    let standIn = StandInClass(boundary: boundary, playable: playable).declaration
    // Beside a protocol inside a type, the function would be a method of that type and could not be called.
    let finder = context.lexicalContext.isEmpty ? playable?.finder : nil
    return [standIn, playable?.fake, finder].compactMap(\.self).map {
      DeclSyntax(indenting: ConditionalSource.recordingOnly($0))
    }
  }
}
