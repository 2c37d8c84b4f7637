import SwiftDiagnostics
import SwiftSyntax

/// A check of a protocol that is `@Doubled`: of its name and parents, then of each requirement.
enum ProtocolReview {
  static func refusals(of boundary: ProtocolDeclSyntax) -> [Diagnostic] {
    if let name = StandInNames.refusal(of: boundary.name) { return [name] }
    if let clause = boundary.primaryAssociatedTypeClause {
      return [Refusal.doubledAssociatedType.at(clause)]
    }
    if let actor = boundary.inherited.first(where: { actors.contains($0.lastName) }) {
      return [Refusal.doubledActor.at(actor)]
    }
    let foreign = ParentReview.refusals(of: boundary)
    if !foreign.isEmpty { return foreign }
    if let second = boundary.parents.dropFirst().first {
      return [Refusal.doubledParents.at(second)]
    }
    return boundary.memberBlock.members.requirements.compactMap { refusal(of: $0, in: boundary) }
  }

  private static let actors: Set = ["Actor", "AnyActor", "DistributedActor", "GlobalActor"]

  private static func refusal(
    of requirement: DeclSyntax,
    in boundary: ProtocolDeclSyntax
  ) -> Diagnostic? {
    if let type = requirement.as(AssociatedTypeDeclSyntax.self) {
      return Refusal.doubledAssociatedType.at(type.associatedtypeKeyword)
    }
    if let initializer = requirement.as(InitializerDeclSyntax.self) {
      return Refusal.doubledInitializer.at(initializer.initKeyword)
    }
    if let subscripting = requirement.as(SubscriptDeclSyntax.self) {
      return Refusal.doubledSubscript.at(subscripting.subscriptKeyword)
    }
    let modifiers = requirement.asProtocol(WithModifiersSyntax.self)?.modifiers
    if let modifier = modifiers?.first(where: { $0.name.tokenKind == .keyword(.static) }) {
      return Refusal.doubledStatic.at(modifier)
    }
    return StandInNames.refusal(in: requirement)
      ?? RequirementReview.refusal(of: requirement, in: boundary)
  }
}
