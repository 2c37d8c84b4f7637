import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension RoleOwner {
  /// Returns the members that `@Role` adds to the class: its identity in recordings, its list of calls, and the stand-ins of its
  /// references.
  func addedMembers(_ node: AttributeSyntax, in context: some MacroExpansionContext) -> [DeclSyntax]
  {
    let recorded = (isAtReceiver ? doubles : standIns).map(ConditionalSource.recordingOnly)
    return ([token(node, in: context)] + recorded).map(DeclSyntax.init(indenting:))
  }

  private func token(_ node: AttributeSyntax, in context: some MacroExpansionContext) -> String {
    var scan = SourceScan(references)
    scan.read(members, of: isAtReceiver ? declaration : nil)
    let source = SourceText(scan, of: declaration, in: context).literal
    return ConditionalSource.either(
      "\(access)nonisolated let __participant = _NoToken()",
      orElse: """
        \(access)nonisolated let __participant = _ParticipantToken(
          \(RoleAttribute(node).tokenArguments), type: "\(name)", of: \(name).self,
          sends: "\(source)")
        """
    )
  }

  /// The declaration that calls `_doubles` for each reference type: the overload that `@Doubled` adds beside a protocol returns the
  /// protocol's recording proxy, the library's overload returns none.
  private var doubles: [String] {
    let types = properties.filter { records($0) && $0.reference.isObject }
      .map(\.reference.wrapped.trimmedDescription)
    guard !types.isEmpty else { return [] }
    let asked = Set(types).sorted().map { "types += _doubles((\($0)).self)" }
    return [
      """
      \(access)nonisolated static var __standIns: [any _StandIn.Type] {
        var types: [any _StandIn.Type] = []
        \(asked.joined(separator: "\n  "))
        return types
      }
      """
    ]
  }

  /// The declarations that name each reference's stand-in (recording proxy) to the optimizer.
  ///
  /// The optimizer does not see the classes that `@Doubled` generates, and takes the only conforming class that it sees for the
  /// only one that exists. The classes generated here are never instantiated, add nothing to the stand-ins, and are `@unchecked
  /// Sendable` like these. Their initializer names the base type through the stand-in, so that a missing stand-in causes no further
  /// error.
  private var standIns: [String] {
    guard !aliases.isEmpty else { return [] }
    let classes = aliases.enumerated().map { index, name in
      """
        final class StandIn\(index): \(name), @unchecked Sendable {
          nonisolated override init(_ base: \(name).__Base, _ link: _SeamLink) { Swift.fatalError() }
        }
      """
    }
    return [
      """
      private enum __Seams {
      \(classes.joined(separator: "\n"))
      }
      """,
      """
      \(access)nonisolated static var __standIns: [any _StandIn.Type] {
        [\(aliases.map { "\($0).self" }.joined(separator: ", "))]
      }
      """,
    ]
  }

  /// The names of the type aliases for the stand-ins (recorders of messages) of the class's references, one for each protocol.
  private var aliases: [String] {
    var boundaries: Set<String> = []
    return properties.filter(records).compactMap { property in
      guard let name = property.reference.protocolName, boundaries.insert(name).inserted else {
        return nil
      }
      return property.standInAlias
    }
  }
}
