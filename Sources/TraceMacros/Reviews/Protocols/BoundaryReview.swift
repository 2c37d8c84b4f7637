import SwiftDiagnostics
import SwiftSyntax

/// What the rules of the architecture say of a protocol, as far as its names tell.
struct BoundaryReview {
  private let boundary: ProtocolDeclSyntax
  private let node: AttributeSyntax

  init(_ boundary: ProtocolDeclSyntax, _ node: AttributeSyntax) {
    self.boundary = boundary
    self.node = node
  }

  /// What is to be said, in the order of the source.
  var warnings: [Diagnostic] {
    guard RoleAttribute(node).isChecked else { return [] }
    let requirements = boundary.memberBlock.members.requirements
    let unrecorded = requirements.compactMap { $0.as(FunctionDeclSyntax.self) }
      .flatMap(UnrecordedClosure.warnings)
    return [unheld].compactMap(\.self) + architecture(requirements) + unrecorded
  }

  private func architecture(_ requirements: [DeclSyntax]) -> [Diagnostic] {
    switch RoleWord(boundary.name.text)?.part {
    case .view: EntityVisitor.warnings(in: boundary)
    case .router: requirements.compactMap(business)
    default: []
    }
  }
}

// MARK: - References that are weak

extension BoundaryReview {
  /// What is said of a View to which a Presenter could have no weak reference.
  private var unheld: Diagnostic? {
    guard RoleWord(boundary.name.text)?.part == .view, boundary.inherited.isEmpty,
      boundary.primaryAssociatedTypeClause == nil
    else { return nil }
    let fix = FixIt.replacing(
      boundary.name,
      by: "\(boundary.name.text): AnyObject",
      as: .inherit("AnyObject")
    )
    return Warning.unheld(boundary.name.text).at(boundary.name, fixes: [fix])
  }
}

// MARK: - Routers

extension BoundaryReview {
  private func business(of requirement: DeclSyntax) -> Diagnostic? {
    guard let function = requirement.as(FunctionDeclSyntax.self), function.isBusiness else {
      return nil
    }
    let fix = FixIt.replacing(node, by: "@\(node.word)(checks: .off)", as: .checksOff(node.word))
    return Warning.business(function.selector).at(function.name, fixes: [fix])
  }
}

extension FunctionDeclSyntax {
  /// Whether it gets, changes or answers something, and does not open a screen.
  fileprivate var isBusiness: Bool {
    let result = signature.returnClause?.type.nameToken?.text
    if let result, Self.screens.contains(where: { result.hasSuffix($0) }) { return false }
    if Self.verbs.contains(where: { name.text.isVerb($0) }) { return true }
    guard let type = signature.returnClause?.type.trimmedDescription else { return false }
    return !["Void", "()", "Bool"].contains(type) && !Self.ways.contains { name.text.isVerb($0) }
  }

  private static let verbs = [
    "fetch", "get", "load", "save", "delete", "update", "validate", "calculate",
  ]
  /// What opens a screen may well answer with what was chosen there.
  private static let ways = [
    "ask", "assemble", "build", "choose", "confirm", "create", "go", "make", "navigate", "open",
    "pick", "present", "push", "route", "show", "start",
  ]
  private static let screens = [
    "View", "Controller", "Module", "Router", "Wireframe", "Coordinator", "Scene", "Window",
    "ViewProtocol", "ViewInput", "ViewInterface", "ModuleInput", "RouterProtocol",
  ]
}

extension String {
  /// Whether it starts with the verb, and not with a longer word.
  fileprivate func isVerb(_ verb: String) -> Bool {
    hasPrefix(verb) && dropFirst(verb.count).first?.isLowercase != true
  }
}

// MARK: - Views

/// Finds the entities that a View would be handed.
private final class EntityVisitor: SyntaxVisitor {
  private var warnings: [Diagnostic] = []

  static func warnings(in boundary: ProtocolDeclSyntax) -> [Diagnostic] {
    let visitor = EntityVisitor(viewMode: .sourceAccurate)
    visitor.walk(boundary.memberBlock)
    return visitor.warnings
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    look(at: node.name)
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    look(at: node.name)
  }

  private func look(at name: TokenSyntax) -> SyntaxVisitorContinueKind {
    if name.text.hasSuffix("Entity") {
      let ready = "\(name.text.dropLast("Entity".count))ViewModel"
      let fix = FixIt.replacing(name, by: ready, as: .handOver(ready))
      warnings.append(Warning.entity(name.text).at(name, fixes: [fix]))
    }
    return .visitChildren
  }
}
