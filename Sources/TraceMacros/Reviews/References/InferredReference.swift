import SwiftDiagnostics
import SwiftSyntax

/// A property that is named like a reference to a collaborator, and whose type is not written: no macro knows it.
struct InferredReference {
  let diagnostic: Diagnostic

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.typeAnnotation == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.plain,
      Self.isCollaborator(name), binding.initializer?.value.isAskedFor == true,
      !variable.modifiers.has(.static), !variable.modifiers.has(.class),
      !["Seam", "Unseen"].contains(where: { variable.attributes.contains($0) }),
      let start = variable.firstToken(viewMode: .sourceAccurate)
    else { return nil }
    let fix = FixIt.inserting("@Unseen ", before: start, as: .addUnseen)
    diagnostic = Warning.leftOutInferred(name).at(variable.bindingSpecifier, fixes: [fix])
  }

  private static func isCollaborator(_ name: String) -> Bool {
    words.contains { name == $0.lowercased() || name.hasSuffix($0) }
  }

  private static let words = [
    "Presenter", "Interactor", "Router", "Wireframe", "ViewModel", "Coordinator", "Repository",
    "Repo", "Store", "Service", "Worker", "Gateway", "UseCase",
  ]
}

extension ExprSyntax {
  /// Whether a function is asked for it: `resolve(Repo.self)!`, `container.make()`; not `CartStore()`, which is surely a
  /// class.
  fileprivate var isAskedFor: Bool {
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.isAskedFor }
    if let tried = self.as(TryExprSyntax.self) { return tried.expression.isAskedFor }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
    let name =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    return name?.text.first?.isLowercase == true
  }
}
