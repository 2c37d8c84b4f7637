import SwiftSyntax

/// A property of a stand-in (recording proxy), which records reads and assignments and forwards them to the object.
struct PropertyForward {
  let name: String
  let type: TypeSyntax
  private let variable: VariableDeclSyntax
  private let accessors: AccessorDeclListSyntax
  private let base: String

  init?(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax, to base: String) {
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let type = binding.typeAnnotation?.type.trimmed,
      case .accessors(let accessors)? = binding.accessorBlock?.accessors
    else { return nil }
    self.variable = variable
    self.base = base
    self.type = type
    self.accessors = accessors
    name = pattern.identifier.text
  }

  func text(access: String) -> String {
    """
    \(head(access: access))
    \(getter)
    \(isSettable ? setter : "")
    }
    """
  }

  /// Returns the source of the property up to its accessors.
  func head(access: String) -> String {
    "\(variable.attributes.carried)\(access)\(variable.modifiers.isolation)var \(name): \(type) {"
  }

  var isSettable: Bool {
    accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
  }

  private var reference: ReferenceType { ReferenceType(type) }

  var isClosure: Bool { reference.function != nil }

  var specifiers: AccessorEffectSpecifiersSyntax? {
    accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.effectSpecifiers
  }

  /// The getter's effects as the requirement declares them, with a blank before them: ` async throws`; empty for none.
  var effects: String { specifiers.map { " " + $0.trimmedDescription } ?? "" }

  private var getter: String {
    if isClosure { return "get\(effects) { \(specifiers.marks)\(base).\(name) }" }
    return """
      get\(effects) {
      \(specifiers.marks)__link.call("\(name.plain)", ()) { ()\(effects) -> \(type.asResult) in \(specifiers.marks)\(base).\(name) }
      }
      """
  }

  private var setter: String {
    if isClosure { return "set { __link.wiring { \(base).\(name) = newValue } }" }
    let plain =
      reference.isBoundary
      ? "_unwrap(newValue as Any) as? \(reference.wrapped.trimmedDescription) ?? newValue"
      : "newValue"
    return """
      set {
      __link.call("\(name.plain) =", newValue) { () -> Void in \(base).\(name) = \(plain) }
      }
      """
  }
}
