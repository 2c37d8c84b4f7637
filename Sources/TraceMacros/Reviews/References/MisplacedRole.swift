import SwiftDiagnostics
import SwiftSyntax

/// `@Role` on what has no objects.
enum MisplacedRole {
  static func refusal(of node: AttributeSyntax, on declaration: some DeclGroupSyntax) -> Diagnostic
  {
    let parents = declaration.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    let isView = parents.contains { ["View", "SwiftUI.View"].contains($0) }
    let refusal = isView ? Refusal.roleOnView : .roleNeedsClass
    return refusal.at(node, fixes: [.removing(node, as: .removeRole)])
  }
}

extension Refusal {
  static let roleOnView = Refusal(
    "roleOnView",
    "'@Role' cannot follow a SwiftUI View: a struct has no identity; give the role to the object "
      + "that it observes"
  )
}
