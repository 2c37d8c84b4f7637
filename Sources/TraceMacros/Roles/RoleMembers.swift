import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What `@Role` adds to a class: its token, the table of what it says, and what can double its references.
struct RoleMembers {
  private let owner: RoleOwner
  private let node: AttributeSyntax
  private let context: any MacroExpansionContext

  init(of owner: RoleOwner, _ node: AttributeSyntax, in context: some MacroExpansionContext) {
    self.owner = owner
    self.node = node
    self.context = context
  }

  /// All of them, in the order in which they stand in the class.
  var declarations: [DeclSyntax] {
    [token] + (owner.isAtReceiver ? doubles : standIns)
  }
}

// MARK: - Identity

extension RoleMembers {
  private var token: DeclSyntax {
    var scan = SourceScan(owner.references)
    scan.read(owner.members)
    let source = SourceText(scan, of: owner.declaration, in: context).literal
    return Production.is(
      "\(raw: owner.access)nonisolated let __participant = _NoToken()",
      orElse: """
        \(raw: owner.access)nonisolated let __participant = _ParticipantToken(
          \(raw: RoleAttribute(node).tokenArguments), type: "\(raw: owner.name)", of: \(raw: owner.name).self,
          sends: "\(raw: source)")
        """
    )
  }
}

// MARK: - Doubles

extension RoleMembers {
  /// Asks for each type of a reference, once, whether it has doubles: the compiler finds the function that `@Doubled` adds
  /// beside a protocol, or the library's, which gives none.
  private var doubles: [DeclSyntax] {
    let types = owner.properties.filter { owner.records($0) && $0.reference.isObject }
      .map(\.reference.wrapped.trimmedDescription)
    guard !types.isEmpty else { return [] }
    let asked = Set(types).sorted().map { "types += _doubles((\($0)).self)" }
    return [
      Production.without(
        """
        \(raw: owner.access)nonisolated static var __standIns: [any _StandIn.Type] {
          var types: [any _StandIn.Type] = []
          \(raw: asked.joined(separator: "\n  "))
          return types
        }
        """
      )
    ]
  }
}

// MARK: - Stand-ins

extension RoleMembers {
  /// Names every stand-in that a seam can hand out, where the optimiser looks for conformances.
  ///
  /// It does not see the classes that `@Doubled` makes, and would take the only class it does see for
  /// the only one there is. Unchecked as the stand-in is, to which they add nothing; none is ever made. Their
  /// initializer names the base by the stand-in, so that nothing is said of it where there is none.
  private var standIns: [DeclSyntax] {
    guard !aliases.isEmpty else { return [] }
    let classes = aliases.enumerated().map { index, name in
      """
        final class StandIn\(index): \(name), @unchecked Sendable {
          nonisolated override init(_ base: \(name).__Base, _ link: _SeamLink) { Swift.fatalError() }
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
          [\(raw: aliases.map { "\($0).self" }.joined(separator: ", "))]
        }
        """
      ),
    ]
  }

  /// What stands in at its seams, each protocol once.
  private var aliases: [String] {
    var boundaries: Set<String> = []
    return owner.properties.filter(owner.records).compactMap { property in
      guard let name = property.reference.protocolName, boundaries.insert(name).inserted else {
        return nil
      }
      return StandInAlias(property)?.name
    }
  }
}
