import SwiftDiagnostics
import SwiftSyntax

/// Finds where a seam is compared or cast: the answer is about a stand-in while a recorder records.
final class SeamComparisonVisitor: SyntaxVisitor {
  private var warnings: [Diagnostic] = []
  private let seams: [String: StoredProperty]
  private let hidden: Set<String>

  private init(_ seams: [String: StoredProperty], hidden: Set<String>) {
    self.seams = seams
    self.hidden = hidden
    super.init(viewMode: .sourceAccurate)
  }

  /// What is to be said of the bodies that stand in the class itself.
  static func warnings(in owner: RoleOwner) -> [Diagnostic] {
    let references = owner.properties.filter { $0.isSeam && $0.reference.isObject }
    let seams = Dictionary(references.map { ($0.name, $0) }) { first, _ in first }
    guard !seams.isEmpty else { return [] }
    return owner.members.flatMap { member -> [Diagnostic] in
      let visitor = SeamComparisonVisitor(seams, hidden: LocalNames.names(in: member.decl))
      visitor.walk(member.decl)
      return visitor.warnings
    }
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for index in elements.indices.dropFirst() where index + 1 < elements.count {
      look(at: elements[index], between: elements[index - 1], and: elements[index + 1])
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension SeamComparisonVisitor {
  private func look(at sign: ExprSyntax, between left: ExprSyntax, and right: ExprSyntax) {
    if sign.isCast {
      return warn(left, sign) { _ in "behindStandIn(\(left.trimmedDescription) as Any)" }
    }
    guard ["==", "!="].contains(sign.trimmedDescription),
      !left.is(NilLiteralExprSyntax.self), !right.is(NilLiteralExprSyntax.self)
    else { return }
    for side in [left, right] {
      warn(side, sign) { seam in
        let type = seam.reference.wrapped.trimmedDescription
        let name = side.trimmedDescription
        return "(behindStandIn(\(name) as Any) as? \(type) ?? \(name))"
      }
    }
  }

  private func warn(
    _ side: ExprSyntax,
    _ sign: ExprSyntax,
    asking text: (StoredProperty) -> String
  ) {
    guard let seam = seam(side) else { return }
    let text = text(seam)
    let fix = FixIt.replacing(side, by: text, as: .askObject(text))
    warnings.append(
      Warning.standIn(side.trimmedDescription, sign.trimmedDescription).at(side, fixes: [fix])
    )
  }

  /// The seam that is named here; a local of the same name hides it.
  private func seam(_ side: ExprSyntax) -> StoredProperty? {
    guard let name = side.property?.name, let seam = seams[name] else { return nil }
    return side.is(DeclReferenceExprSyntax.self) && hidden.contains(name) ? nil : seam
  }
}

extension ExprSyntax {
  /// Whether it asks what something is: `is`, `as?` or `as!`.
  var isCast: Bool {
    self.is(UnresolvedIsExprSyntax.self)
      || self.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark != nil
  }
}
