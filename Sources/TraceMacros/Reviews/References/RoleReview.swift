import SwiftDiagnostics
import SwiftSyntax

/// What `@Role` has to say of a class's references, beside giving it a token.
struct RoleReview {
  private let owner: RoleOwner
  private let attribute: RoleAttribute

  init(_ owner: RoleOwner, _ node: AttributeSyntax) {
    self.owner = owner
    attribute = RoleAttribute(node)
  }

  /// The diagnostics in the order of the properties.
  var diagnostics: [Diagnostic] {
    owner.properties.flatMap { property in
      [rule(for: property), LeftOutClosure(property)?.diagnostic].compactMap(\.self)
    }
  }

  private func rule(for property: StoredProperty) -> Diagnostic? {
    guard attribute.isChecked else { return nil }
    let parents = owner.declaration.inheritedTypes
    return ReferenceRule(property, of: attribute.role, parents: parents)?.diagnostic
  }
}
