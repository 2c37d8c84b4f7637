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
  ///
  /// Where objects record their own calls, nothing goes unheard for the reference that leads there.
  var diagnostics: [Diagnostic] {
    if owner.isAtReceiver {
      return owner.properties.flatMap { property in
        [rule(for: property), LeftOutReference(closure: property)?.diagnostic].compactMap(\.self)
      }
    }
    return owner.properties.flatMap(diagnostics)
      + owner.members.compactMap { member in
        JoinedDeclaration(member.decl)?.diagnostic ?? InferredReference(member.decl)?.diagnostic
      }
      + SeamComparisonVisitor.warnings(in: owner)
      + (attribute.isChecked ? elsewhere : [])
  }

  /// What is said of messages through references that are none of the class's own properties.
  private var elsewhere: [Diagnostic] {
    ArgumentReference.warnings(in: owner, attribute)
      + InheritedReference.warnings(in: owner, attribute)
  }

  private func rule(for property: StoredProperty) -> Diagnostic? {
    attribute.isChecked ? ReferenceRule(property, in: attribute.role)?.diagnostic : nil
  }

  private func diagnostics(of property: StoredProperty) -> [Diagnostic] {
    let rule = rule(for: property)
    let obstacle =
      StorageConflict(property, in: owner)?.diagnostic
      ?? SeamReview.refusal(of: property, in: owner)
      ?? UnrecordableReference(property, in: owner)?.diagnostic
    if let obstacle { return [obstacle, rule].compactMap { $0 } }
    let leftOut = LeftOutReference(property, in: attribute.role)
    return [rule, leftOut?.diagnostic].compactMap { $0 }
  }
}
