import SwiftSyntax

/// Finds `name` and `self.name` where neither names a parameter or a local of the member.
final class OwnReadVisitor: SyntaxVisitor {
  private let name: String
  private let isShadowed: Bool
  private var isFound = false

  private init(_ name: String, isShadowed: Bool) {
    self.name = name
    self.isShadowed = isShadowed
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns whether a member of a class reads the property of that name.
  static func finds(_ name: String, in member: DeclSyntax) -> Bool {
    let isProperty = member.is(VariableDeclSyntax.self)
    let isShadowed = !isProperty && LocalNames.names(in: member).contains(name)
    let visitor = OwnReadVisitor(name, isShadowed: isShadowed)
    visitor.walk(member)
    return visitor.isFound
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text.plain == name, let reference = node.ownReference,
      !reference.isAssigned
    else { return .skipChildren }
    let isBare = reference.id == ExprSyntax(node).id
    isFound = isFound || !(isBare && isShadowed)
    return .skipChildren
  }

  /// `\.name` reads the property of another object.
  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
}
