import SwiftSyntax

/// A property of a stand-in (recording proxy), which records reads and assignments and forwards them to the object.
struct PropertyForward {
  private let variable: VariableDeclSyntax
  private let name: String
  private let type: TypeSyntax
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
    let setter = accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
    return """
      \(variable.attributes.carried)\(access)\(variable.modifiers.isolation)var \(name): \(type) {
      \(isClosure ? closureGetter : getter)
      \(setter ? isClosure ? closureSetter : self.setter : "")
      }
      """
  }

  private var reference: ReferenceType { ReferenceType(type) }

  private var isClosure: Bool { reference.function != nil }

  private var specifiers: AccessorEffectSpecifiersSyntax? {
    accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.effectSpecifiers
  }

  /// The getter's effects as the requirement declares them, with a blank before them: ` async throws`; empty for none.
  private var effects: String { specifiers.map { " " + $0.trimmedDescription } ?? "" }

  private var getter: String {
    """
    get\(effects) {
    \(specifiers.marks)__link.call("\(name.plain)", ()) { ()\(effects) -> \(type.asResult) in \(specifiers.marks)\(base).\(name) }
    }
    """
  }

  private var setter: String {
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

  private var closureGetter: String {
    "get\(effects) { \(specifiers.marks)\(base).\(name) }"
  }

  private var closureSetter: String {
    "set { __link.wiring { \(base).\(name) = newValue } }"
  }
}
