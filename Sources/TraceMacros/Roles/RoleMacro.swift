import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The macro `@Role(.presenter) final class …`: adds an identity (a token), and attributes that record messages.
enum RoleMacro {}

extension RoleMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AttributeSyntax] {
    if RoleAttribute(node).isAtReceiver(in: context) {
      let member = ReceiverMember(member, of: declaration)
      if let warning = member.warning { context.diagnose(warning) }
      if RoleAttribute(node).isChecked {
        member.unrecordedClosures.forEach { context.diagnose($0) }
      }
      if member.isRecorded || member.registersSource, !BuildCondition.off.isSet(in: context) {
        let end = member.isRecorded ? ")" : ", recordsCalls: false)"
        let source = SourceText(ofExtension: declaration, in: context)
        let list = source.map { "(\"\($0.literal)\"\(end)" } ?? ""
        return ["@_Received\(raw: list)"] + (member.isInlined ? ["@inline(__always)"] : [])
      }
    }
    guard let owner = RoleOwner(declaration, node, in: context),
      let property = StoredProperty(member), !property.isMarked("Seam")
    else { return [] }
    if owner.records(property) { return ["@Seam"] }
    return owner.watches(property) ? ["@_Watched"] : []
  }
}

extension RoleMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    if RoleAttribute(node).isChecked {
      for conditional in declaration.memberBlock.members.conditionalMembers {
        context.diagnose(Warning.conditionalMembers.at(conditional))
      }
    }
    if RoleAttribute(node).isBare {
      if !declaration.is(ExtensionDeclSyntax.self) { context.diagnose(Refusal.roleBare.at(node)) }
      return []
    }
    guard let owner = RoleOwner(declaration, node, in: context) else {
      context.diagnose(misplaced(node, on: declaration))
      return []
    }
    if protocols.isEmpty {
      context.diagnose(Refusal.roleInherited.at(node, fixes: [removal(of: node)]))
      return []
    }
    for property in owner.properties {
      if RoleAttribute(node).isChecked,
        let warning = ReferenceRule.warning(of: property, in: owner, node)
      {
        context.diagnose(warning)
      }
      if let warning = UnrecordedClosure.warning(of: property, in: owner) {
        context.diagnose(warning)
      }
    }
    return owner.addedMembers(node, in: context)
  }

  private static func misplaced(_ node: AttributeSyntax, on declaration: some DeclGroupSyntax)
    -> Diagnostic
  {
    let parents = declaration.inheritedTypes.map(\.trimmedDescription)
    let isView = parents.contains { ["View", "SwiftUI.View"].contains($0) }
    let refusal = isView ? Refusal.roleOnView : .roleNeedsClass
    return refusal.at(node, fixes: [removal(of: node)])
  }

  private static func removal(of node: AttributeSyntax) -> FixIt {
    .removing(node, as: "remove '@Role'")
  }
}

extension RoleMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard RoleOwner(declaration, node, in: context) != nil, !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): _TracedRole {}")]
  }
}

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
