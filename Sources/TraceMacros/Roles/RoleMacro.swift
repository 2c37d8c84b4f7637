import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Role(.presenter) final class …`: gives a class or an actor a token, and makes its references seams.
enum RoleMacro {}

// MARK: - Seams

extension RoleMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AttributeSyntax] {
    guard let owner = RoleOwner(declaration), let property = StoredProperty(member),
      !property.isMarked("Seam"), owner.records(property)
    else { return [] }
    return ["@Seam"]
  }
}

// MARK: - Identity

extension RoleMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let owner = RoleOwner(declaration) else {
      context.diagnose(MisplacedRole.refusal(of: node, on: declaration))
      return []
    }
    if protocols.isEmpty {
      context.diagnose(Refusal.roleInherited.at(node, fixes: [.removing(node, as: .removeRole)]))
      return []
    }
    RoleReview(owner, node).diagnostics.forEach { context.diagnose($0) }
    let table = table(of: owner, in: context)
    let sends = owner.isGeneric(in: context) ? table : "\(owner.name).__sends"
    return [token(of: owner, node, sends), self.sends(of: owner, table)]
      + standIns(of: owner)
  }

  /// Names every stand-in that a seam can hand out, where the optimiser looks for conformances.
  ///
  /// It does not see the classes that `@Traced` makes, and would take the only class it does see for
  /// the only one there is. Unchecked as the stand-in is, to which they add nothing.
  private static func standIns(of owner: RoleOwner) -> [DeclSyntax] {
    var names: [String] = []
    for property in owner.properties where owner.records(property) && property.reference.isObject {
      guard let name = property.reference.protocolName, !names.contains(name) else { continue }
      names.append(name)
    }
    guard !names.isEmpty else { return [] }
    let classes = names.enumerated().map { index, name in
      """
        final class StandIn\(index): \(name)StandIn, @unchecked Sendable {
          nonisolated override init(_ base: any \(name), _ link: _SeamLink) { super.init(base, link) }
        }
      """
    }
    return [
      Production.without(
        """
        private enum __Seams {
        \(raw: classes.joined(separator: "\n"))
        }
        """
      ),
      Production.without(
        """
        \(raw: owner.access)nonisolated static var __standIns: [any _StandIn.Type] {
          [\(raw: names.map { "\($0)StandIn.self" }.joined(separator: ", "))]
        }
        """
      ),
    ]
  }

  private static func token(of owner: RoleOwner, _ node: AttributeSyntax, _ sends: String)
    -> DeclSyntax
  {
    let role = RoleAttribute(node).tokenArguments
    let name = owner.name
    return Production.is(
      "\(raw: owner.access)nonisolated let __participant = _NoToken()",
      orElse: """
        \(raw: owner.access)nonisolated let __participant = _ParticipantToken(
          \(raw: role), type: "\(raw: name)", sends: \(raw: sends))
        """
    )
  }

  private static func sends(of owner: RoleOwner, _ table: String) -> DeclSyntax {
    Production.without(
      """
      \(raw: owner.access)nonisolated static var __sends: _SourceTable {
        \(raw: table)
      }
      """
    )
  }

  /// What makes the table of what the class says.
  private static func table(of owner: RoleOwner, in context: some MacroExpansionContext) -> String {
    var scan = SourceScan(owner.properties)
    scan.read(owner)
    let entries =
      scan.functions.map { $0.text(line: line(of: $0.node, in: context)) }
      + scan.calls.map { $0.text(line: line(of: $0.node, in: context)) }
    let file = context.location(of: owner.declaration)?.file.trimmedDescription ?? "\"\""
    let name = file.split(separator: "/").last.map { $0.filter { $0 != "\"" } } ?? ""
    return "_SourceTable(file: \"\(name)\"\(entries.map { ",\n    " + $0 }.joined()))"
  }

  private static func line(of node: Syntax, in context: some MacroExpansionContext) -> String {
    context.location(of: node)?.line.trimmedDescription ?? "0"
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
    guard RoleOwner(declaration) != nil, !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): _TracedRole {}")]
  }
}
