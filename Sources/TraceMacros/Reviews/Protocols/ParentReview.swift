import SwiftDiagnostics
import SwiftSyntax

/// A check for those parents of a protocol that a stand-in (recording proxy) cannot inherit.
enum ParentReview {
  /// Returns an error, at the parent's location, for every parent that a stand-in (recording proxy) cannot inherit.
  static func refusals(of boundary: ProtocolDeclSyntax) -> [Diagnostic] {
    let list = boundary.inheritanceClause?.inheritedTypes ?? []
    let constraints =
      boundary.genericWhereClause?.requirements.compactMap {
        $0.requirement.as(ConformanceRequirementSyntax.self)?.rightType
      } ?? []
    return list.compactMap { parent in
      refusal(of: parent.type).map { $0.at(parent.type, fixes: [fix(for: parent, in: list)]) }
    } + constraints.compactMap { type in refusal(of: type)?.at(type) }
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
      let remedy = Remedy.replace(name, by: "AnyObject")
      return .replacing(parent.type, by: "AnyObject", as: remedy)
    }
    return .replacing(list, by: others.joined(separator: ", "), as: .remove(name))
  }
}
