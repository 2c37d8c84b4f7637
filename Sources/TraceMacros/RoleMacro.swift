import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Role(.presenter) final class …`: gives the class a token, and makes its references seams.
enum RoleMacro {
  /// The members that are stored properties with a written type.
  static func properties(of declaration: some DeclGroupSyntax) -> [StoredProperty] {
    declaration.memberBlock.members.compactMap { StoredProperty($0.decl) }
  }
}

// MARK: - Seams

extension RoleMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AttributeSyntax] {
    guard let owner = declaration.as(ClassDeclSyntax.self), let property = StoredProperty(member),
      property.isSeam, !property.isMarked("Seam"), !owner.observes(property)
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
    guard let owner = declaration.as(ClassDeclSyntax.self) else {
      context.diagnose(MisplacedRole.refusal(of: node, on: declaration))
      return []
    }
    let properties = properties(of: owner)
    for property in properties where property.isLet && property.isBoundary {
      context.diagnose(SeamMacro.letRefusal(.roleNeedsVar, property))
    }
    RoleReview(owner, node).diagnostics.forEach { context.diagnose($0) }
    return [token(of: owner, node), sends(of: owner, properties, in: context)]
      + probes(of: properties)
  }

  /// Names every stand-in that a seam can hand out, where the optimiser looks for conformances.
  ///
  /// It does not see the classes that `@Traced` makes, and would take the only class it does see for
  /// the only one there is.
  private static func probes(of properties: [StoredProperty]) -> [DeclSyntax] {
    var names: [String] = []
    for property in properties where property.isSeam && property.reference.function == nil {
      guard let name = property.reference.protocolName, !names.contains(name) else { continue }
      names.append(name)
    }
    guard !names.isEmpty else { return [] }
    let classes = names.enumerated().map { index, name in
      "final class Probe\(index): \(name)Probe, @unchecked Sendable {}"
    }
    return [
      Production.without(
        """
        private enum __Seams {
          \(raw: classes.joined(separator: "\n  "))
        }
        """
      )
    ]
  }

  private static func token(of owner: ClassDeclSyntax, _ node: AttributeSyntax) -> DeclSyntax {
    let access = owner.modifiers.access
    let role = RoleAttribute(node).tokenArguments
    let name = owner.name.text
    return Production.is(
      "\(raw: access)nonisolated let __participant = NoToken()",
      orElse: """
        \(raw: access)nonisolated let __participant = ParticipantToken(
          \(raw: role), type: "\(raw: name)", sends: \(raw: name).__sends)
        """
    )
  }

  private static func sends(
    of owner: ClassDeclSyntax,
    _ properties: [StoredProperty],
    in context: some MacroExpansionContext
  ) -> DeclSyntax {
    var scan = SourceScan(properties)
    scan.read(owner)
    let entries =
      scan.functions.map { $0.text(line: line(of: $0.node, in: context)) }
      + scan.calls.map { $0.text(line: line(of: $0.node, in: context)) }
    let file = context.location(of: owner)?.file.trimmedDescription ?? "\"\""
    let name = file.split(separator: "/").last.map { $0.filter { $0 != "\"" } } ?? ""
    return Production.without(
      """
      \(raw: owner.modifiers.access)nonisolated static var __sends: SourceTable {
        SourceTable(file: "\(raw: name)"\(raw: entries.map { ",\n    " + $0 }.joined()))
      }
      """
    )
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
    guard declaration.is(ClassDeclSyntax.self) else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): TracedRole {}")]
  }
}
