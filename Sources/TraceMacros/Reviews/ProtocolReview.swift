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
    let foreign = parentRefusals(of: boundary)
    if !foreign.isEmpty { return foreign }
    if let second = boundary.parents.dropFirst().first {
      return [Refusal.doubledParents.at(second)]
    }
    return boundary.memberBlock.members.requirements.compactMap {
      RequirementReview.refusal(of: $0, in: boundary)
    }
  }

  private static let actors: Set = ["Actor", "AnyActor", "DistributedActor", "GlobalActor"]

  /// Returns an error, at the parent's location, for every parent that a stand-in (recording proxy) cannot inherit.
  private static func parentRefusals(of boundary: ProtocolDeclSyntax) -> [Diagnostic] {
    let list = boundary.inheritanceClause?.inheritedTypes ?? []
    return list.compactMap { parent in
      refusal(of: parent.type).map { $0.at(parent.type, fixes: [fix(for: parent, in: list)]) }
    } + boundary.constraints.compactMap { refusal(of: $0.rightType)?.at($0.rightType) }
  }

  private static func refusal(of type: TypeSyntax) -> Refusal? {
    let name = type.trimmedDescription
    let last = type.lastName
    if name.hasPrefix("~") { return .doubledNoncopyable }
    if foreign.contains(last) { return .doubledForeign(name) }
    return isClass(last) ? .doubledSuperclass(name) : nil
  }

  /// Returns whether a name looks like a class's: it ends in `Controller` or `Object`, or has the form `UI…View` or `NS…View`.
  private static func isClass(_ name: String) -> Bool {
    if name == "AnyObject" { return false }
    return name.hasSuffix("Controller") || name.hasSuffix("Object")
      || ["UI", "NS"].contains { name.hasPrefix($0) } && name.hasSuffix("View")
  }

  private static let foreign: Set = [
    "BindableObject", "Codable", "CodingKey", "Comparable", "CustomDebugStringConvertible",
    "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
    "Identifiable", "LocalizedError", "NSCoding", "NSCopying", "NSObjectProtocol", "Observable",
    "ObservableObject", "RawRepresentable", "Sequence", "Collection", "View",
  ]

  /// Returns the fix-it that removes a parent, or replaces it by `AnyObject` if it is the only parent or alone implies a class.
  private static func fix(for parent: InheritedTypeSyntax, in list: InheritedTypeListSyntax)
    -> FixIt
  {
    let name = parent.type.trimmedDescription
    let others = list.filter { $0.id != parent.id }.map(\.type.trimmedDescription)
    let isObject = isClass(parent.type.lastName) || name.hasPrefix("NS")
    if others.isEmpty || isObject && !others.contains("AnyObject") {
      return .replacing(parent.type, by: "AnyObject", as: "replace '\(name)' by 'AnyObject'")
    }
    return .replacing(list, by: others.joined(separator: ", "), as: "remove '\(name)'")
  }
}
