import SwiftDiagnostics
import SwiftSyntax

/// A property of a superclass that is named like a reference to a collaborator, and through which messages are sent: no
/// class with a role has a superclass that has one, so nothing records them.
enum InheritedReference {
  /// What is to be said of the methods that stand in the class itself, once for each property.
  static func warnings(in owner: RoleOwner, _ role: RoleAttribute) -> [Diagnostic] {
    guard let parent = owner.superclass else { return [] }
    let own = Set(owner.members.flatMap { $0.decl.declaredNames })
    let names = self.names.subtracting(own)
    var warnings: [String: Diagnostic] = [:]
    for member in owner.members {
      let hidden = LocalNames.names(in: member.decl)
      for receiver in SentMessages.receivers(in: member.decl) {
        guard let name = receiver.property?.name.plain, names.contains(name),
          !hidden.contains(name), warnings[name] == nil
        else { continue }
        let warning = Warning.leftOutInherited(name, parent)
        warnings[name] = warning.at(receiver, fixes: [role.unchecking])
      }
    }
    return warnings.sorted { $0.key < $1.key }.map(\.value)
  }

  private static let names: Set = [
    "view", "presenter", "interactor", "router", "wireframe", "coordinator", "viewController",
    "output", "moduleOutput", "delegate", "listener", "eventHandler",
  ]
}

extension RoleOwner {
  /// The name of the superclass, as far as names tell it from a protocol, and unless it is the system's or a screen, whose
  /// `view` is what it shows.
  fileprivate var superclass: String? {
    guard !isActor, let type = declaration.inheritanceClause?.inheritedTypes.first?.type,
      let name = type.nameToken?.text, !name.isOfSystem, !ReferenceType(type).isBoundary,
      RoleWord(name) != nil,
      !["View", "ViewController", "Controller"].contains(where: name.hasSuffix)
    else { return nil }
    return type.trimmedDescription
  }
}

extension DeclSyntax {
  /// The names of the properties that it declares.
  fileprivate var declaredNames: [String] {
    self.as(VariableDeclSyntax.self)?.bindings.compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.plain
    } ?? []
  }
}
