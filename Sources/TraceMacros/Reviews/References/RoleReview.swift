import SwiftDiagnostics
import SwiftSyntax

/// What `@Role` has to say of a class, beside giving it a token.
struct RoleReview {
  private let owner: RoleOwner
  private let attribute: RoleAttribute

  init(_ owner: RoleOwner, _ node: AttributeSyntax) {
    self.owner = owner
    attribute = RoleAttribute(node)
  }

  /// First what is said of the properties, then what is said of the bodies.
  var diagnostics: [Diagnostic] {
    owner.properties.flatMap(diagnostics)
      + owner.members.compactMap { JoinedDeclaration($0.decl)?.diagnostic }
      + SeamComparisonVisitor.warnings(in: owner)
  }

  private func diagnostics(of property: StoredProperty) -> [Diagnostic] {
    let rule = attribute.isChecked ? ReferenceRule(property, in: attribute.role) : nil
    let obstacle =
      StorageConflict(property, in: owner)?.diagnostic
      ?? SeamReview.refusal(of: property, in: owner)
      ?? UnrecordableReference(property, in: owner)?.diagnostic
    if let obstacle { return [obstacle, rule?.diagnostic].compactMap { $0 } }
    let leftOut = LeftOutReference(property, in: attribute.role)
    return [rule?.diagnostic, leftOut?.diagnostic].compactMap { $0 }
  }
}
