import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Traced protocol P`: makes `PStandIn`, which forwards to a base and records.
enum TracedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let boundary = declaration.as(ProtocolDeclSyntax.self) else {
      context.diagnose(misplaced(node, on: declaration))
      return []
    }
    let playable = PlayableProtocol(boundary, node)
    let refusals = Self.refusals(of: boundary) + (playable?.refusals ?? [])
    (refusals + BoundaryReview(boundary, node).warnings).forEach { context.diagnose($0) }
    guard refusals.isEmpty else { return [] }
    return ([standIn(for: boundary, playable)] + (playable.map { [$0.fake] } ?? []))
      .map(Production.without)
  }

  private static func misplaced(
    _ node: AttributeSyntax,
    on declaration: some DeclSyntaxProtocol
  ) -> Diagnostic {
    Refusal.tracedNeedsProtocol.at(node, fixes: [.removing(node, as: .removeTraced)])
  }
}

// MARK: - Refusals

extension TracedMacro {
  private static func refusals(of boundary: ProtocolDeclSyntax) -> [Diagnostic] {
    if let name = StandInNames.refusal(of: boundary.name) { return [name] }
    if let clause = boundary.primaryAssociatedTypeClause {
      return [Refusal.tracedAssociatedType.at(clause)]
    }
    if let actor = boundary.inherited.first(where: { actors.contains($0.lastName) }) {
      return [Refusal.tracedActor.at(actor)]
    }
    let foreign = ParentReview.refusals(of: boundary)
    if !foreign.isEmpty { return foreign }
    if let second = boundary.parents.dropFirst().first { return [Refusal.tracedParents.at(second)] }
    return boundary.memberBlock.members.requirements.compactMap { refusal(of: $0, in: boundary) }
  }

  private static let actors: Set = ["Actor", "AnyActor", "DistributedActor", "GlobalActor"]

  private static func refusal(
    of requirement: DeclSyntax,
    in boundary: ProtocolDeclSyntax
  ) -> Diagnostic? {
    if let type = requirement.as(AssociatedTypeDeclSyntax.self) {
      return Refusal.tracedAssociatedType.at(type.associatedtypeKeyword)
    }
    if let initializer = requirement.as(InitializerDeclSyntax.self) {
      return Refusal.tracedInitializer.at(initializer.initKeyword)
    }
    if let subscripting = requirement.as(SubscriptDeclSyntax.self) {
      return Refusal.tracedSubscript.at(subscripting.subscriptKeyword)
    }
    let modifiers = requirement.asProtocol(WithModifiersSyntax.self)?.modifiers
    if let modifier = modifiers?.first(where: { $0.name.tokenKind == .keyword(.static) }) {
      return Refusal.tracedStatic.at(modifier)
    }
    return StandInNames.refusal(in: requirement)
      ?? RequirementReview.refusal(of: requirement, in: boundary)
  }
}

// MARK: - The stand-in

extension TracedMacro {
  /// Unchecked `Sendable`, as it may be used wherever its base may: it adds a link, which is `Sendable`, and
  /// forwards every call where it is made.
  private static func standIn(
    for boundary: ProtocolDeclSyntax,
    _ playable: PlayableProtocol?
  ) -> DeclSyntax {
    let parent = boundary.parents.first.map { "\($0.trimmedDescription)StandIn" }
    let name = boundary.name.text
    let marks = playable == nil ? "_StandIn" : "_StandIn, _Playable"
    let inherited = parent.map { "\($0), \(name)" } ?? "\(name), \(marks)"
    let methods = forwards(
      of: boundary.memberBlock.members,
      Forward(
        base: playable == nil ? boundary.base : PlayableProtocol.target(of: boundary),
        access: boundary.modifiers.access,
        isPlayable: playable != nil
      )
    )
    let members = (storage(in: boundary) + (playable?.members ?? []) + methods)
      .joined(separator: "\n")
    return """
      \(raw: boundary.attributes.carried)\(raw: boundary.modifiers.openness)class \(raw: name.plain)StandIn: \
      \(raw: inherited), @unchecked Sendable {
      \(raw: members)
      }
      """
  }

  /// What a stand-in keeps; that of a traced parent is kept by the parent's stand-in.
  private static func storage(in boundary: ProtocolDeclSyntax) -> [String] {
    let name = boundary.name.text
    let access = boundary.modifiers.access
    let base = "\(boundary.storage) \(boundary.base): any \(name)"
    let start = "\(access)nonisolated init(_ base: any \(name), _ link: _SeamLink)"
    if !boundary.parents.isEmpty {
      return [base, "\(start) { \(boundary.base) = base; super.init(base, link) }"]
    }
    return [
      "\(access)nonisolated let __link: _SeamLink", base,
      "\(start) { \(boundary.base) = base; __link = link }",
      "\(access)nonisolated var __anyBase: Any { \(boundary.base) }",
    ]
  }

  /// Where and how requirements are forwarded.
  private struct Forward {
    let base: String
    let access: String
    let isPlayable: Bool
  }

  /// The forwarded requirements, under the conditions of the protocol.
  private static func forwards(
    of members: MemberBlockItemListSyntax,
    _ forward: Forward
  ) -> [String] {
    members.flatMap { member -> [String] in
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else {
        return forwards(of: member.decl, forward)
      }
      let clauses = conditional.clauses.flatMap { clause in
        [clause.line] + forwards(of: clause.members, forward)
      }
      return clauses + ["#endif"]
    }
  }

  private static func forwards(of requirement: DeclSyntax, _ forward: Forward) -> [String] {
    if let function = requirement.as(FunctionDeclSyntax.self) {
      let method = FunctionForward(function, to: forward.base, isEditable: forward.isPlayable)
      return [method.text(access: forward.access)]
    }
    guard let variable = requirement.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.compactMap { binding in
      PropertyForward(binding, of: variable, to: forward.base)?.text(access: forward.access)
    }
  }
}

extension DeclModifierListSyntax {
  /// The isolation and access of a class that may be subclassed wherever the protocol can be seen.
  var openness: String {
    (has(.nonisolated) ? "nonisolated " : "") + (access == "public " ? "open " : access)
  }
}

extension IfConfigClauseSyntax {
  /// `#if os(iOS)`, without what stands under it.
  fileprivate var line: String {
    [poundKeyword.text, condition?.trimmedDescription].compactMap(\.self).joined(separator: " ")
  }

  fileprivate var members: MemberBlockItemListSyntax {
    if case .decls(let members) = elements { members } else { [] }
  }
}

extension MemberBlockItemListSyntax {
  /// Every requirement, under whatever condition it stands.
  var requirements: [DeclSyntax] {
    flatMap { member in
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
      return conditional.clauses.flatMap(\.members.requirements)
    }
  }
}
