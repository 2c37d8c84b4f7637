import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Traced protocol P`: makes `PProbe`, which forwards to a base and records.
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
    let refusals = Self.refusals(of: boundary)
    (refusals + BoundaryReview(boundary, node).warnings).forEach { context.diagnose($0) }
    return refusals.isEmpty ? [Production.without(probe(for: boundary))] : []
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
    let inherited = boundary.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    if let actor = inherited.first(where: { $0.trimmedDescription == "Actor" }) {
      return [Refusal.tracedActor.at(actor)]
    }
    let foreign = ParentReview.refusals(of: boundary)
    if !foreign.isEmpty { return foreign }
    if let second = boundary.parents.dropFirst().first { return [Refusal.tracedParents.at(second)] }
    return boundary.memberBlock.members.compactMap { refusal(of: $0.decl, in: boundary) }
  }

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
    return RequirementReview.refusal(of: requirement, in: boundary)
  }
}

// MARK: - The probe

extension TracedMacro {
  private static func probe(for boundary: ProtocolDeclSyntax) -> DeclSyntax {
    let name = boundary.name.text
    let parent = boundary.parents.first.map { "\($0.trimmedDescription)Probe, \(name)" }
    let inherited = parent ?? "\(name), AnyProbe"
    let methods = boundary.memberBlock.members.flatMap { forwards(of: $0.decl, in: boundary) }
    let members = (storage(in: boundary) + methods).joined(separator: "\n")
    return """
      \(raw: boundary.attributes.carried)\(raw: boundary.modifiers.openness)class \(raw: name)Probe: \
      \(raw: inherited), @unchecked Sendable {
      \(raw: members)
      }
      """
  }

  /// What a probe keeps; that of a traced parent is kept by the parent's probe.
  private static func storage(in boundary: ProtocolDeclSyntax) -> [String] {
    let name = boundary.name.text
    let access = boundary.modifiers.access
    let isolation = boundary.isSendable ? "nonisolated" : "nonisolated(unsafe)"
    let base = "\(isolation) private let \(boundary.base): any \(name)"
    let start = "\(access)nonisolated init(_ base: any \(name), _ link: SeamLink)"
    if !boundary.parents.isEmpty {
      return [base, "\(start) { \(boundary.base) = base; super.init(base, link) }"]
    }
    return [
      "\(access)nonisolated let __link: SeamLink", base,
      "\(start) { \(boundary.base) = base; __link = link }",
      "\(access)nonisolated var __anyBase: Any { \(boundary.base) }",
    ]
  }

  private static func forwards(
    of requirement: DeclSyntax,
    in boundary: ProtocolDeclSyntax
  ) -> [String] {
    let access = boundary.modifiers.access
    if let function = requirement.as(FunctionDeclSyntax.self) {
      return [FunctionForward(function, to: boundary.base).text(access: access)]
    }
    guard let variable = requirement.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.compactMap { binding in
      PropertyForward(binding, of: variable, to: boundary.base)?.text(access: access)
    }
  }
}

extension DeclModifierListSyntax {
  /// The isolation and access of a class that may be subclassed wherever the protocol can be seen.
  fileprivate var openness: String {
    (has(.nonisolated) ? "nonisolated " : "") + (access == "public " ? "open " : access)
  }
}

extension ProtocolDeclSyntax {
  /// The name under which a probe keeps what it stands in for.
  fileprivate var base: String { "__base_\(name.text)" }

  fileprivate var isSendable: Bool {
    inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == "Sendable" } ?? false
  }

  /// The inherited protocols that have requirements of their own.
  fileprivate var parents: [TypeSyntax] {
    let plain: Set = ["AnyObject", "class", "Sendable"]
    let inherited = inheritanceClause?.inheritedTypes.map(\.type) ?? []
    return inherited.filter { !plain.contains($0.trimmedDescription) }
  }
}
