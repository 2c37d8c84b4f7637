import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Traced protocol P`: adds `PStandIn` beside it, unless a stand-in could not follow the protocol.
enum TracedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let boundary = declaration.as(ProtocolDeclSyntax.self) else {
      let fix = FixIt.removing(node, as: .removeTraced)
      context.diagnose(Refusal.tracedNeedsProtocol.at(node, fixes: [fix]))
      return []
    }
    let playable = PlayableProtocol(boundary, node)
    let refusals = ProtocolReview.refusals(of: boundary) + (playable?.refusals ?? [])
    (refusals + BoundaryReview(boundary, node).warnings).forEach { context.diagnose($0) }
    guard refusals.isEmpty else { return [] }
    let standIn = StandInClass(for: boundary, playable).declaration
    return ([standIn] + (playable.map { [$0.fake] } ?? [])).map(Production.without)
  }
}
