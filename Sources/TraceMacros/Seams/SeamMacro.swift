import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Seam weak var view: ViewProtocol?`: the getter hands out a stand-in while a recorder records.
enum SeamMacro {
  /// What is wrong with a property that is to be a seam.
  static func refusal(
    of declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> Diagnostic? {
    guard let variable = declaration.as(VariableDeclSyntax.self) else {
      return Refusal.seamNeedsStorage.at(declaration)
    }
    guard let property = StoredProperty(variable) else {
      let isComputed = variable.bindings.contains { $0.isComputed }
      return (isComputed ? Refusal.seamNeedsStorage : .seamNeedsType).at(variable.bindings)
    }
    if property.isLet { return letRefusal(.seamNeedsVar, property) }
    if let conflict = StorageConflict.refusal(ofSeam: property) { return conflict }
    if !property.isPlain { return Refusal.seamNeedsStorage.at(variable.bindings) }
    if let observers = variable.bindings.first?.accessorBlock {
      return Refusal.seamObserved.at(observers)
    }
    let reference = property.reference
    if reference.isObject, reference.protocolName == nil {
      return Refusal.seamNeedsType.at(property.type(in: variable))
    }
    if owner(context)?.parameters.contains(reference.wrapped.trimmedDescription) == true {
      return Refusal.seamGeneric.at(property.type(in: variable))
    }
    return isInRole(context) ? nil : Refusal.seamNeedsRole.at(variable.bindingSpecifier)
  }

  /// A refusal of a `let`, with the fix.
  static func letRefusal(_ refusal: Refusal, _ property: StoredProperty) -> Diagnostic {
    variableRefusal(refusal, property, as: .makeVar)
  }

  private static func variableRefusal(
    _ refusal: Refusal,
    _ property: StoredProperty,
    as remedy: Remedy
  ) -> Diagnostic {
    let variable = property.asVariable(isNonisolated: remedy == .makeNonisolated)
    let fix = FixIt.replacing(property.declaration, by: variable.trimmedDescription, as: remedy)
    return refusal.at(property.declaration.bindingSpecifier, fixes: [fix])
  }

  /// What `@Role` says of a reference that cannot be a seam as it stands.
  static func refusal(of property: StoredProperty, in owner: RoleOwner) -> Diagnostic? {
    guard property.isLet ? property.isBoundary : property.isSeam else { return nil }
    if owner.setsBeforeIsolation(property) {
      return variableRefusal(.roleSetOutside, property, as: .makeNonisolated)
    }
    return property.isLet ? letRefusal(.roleNeedsVar, property) : nil
  }

  /// The property whose storage a seam takes over; nil where it cannot.
  private static func property(_ declaration: some DeclSyntaxProtocol) -> StoredProperty? {
    guard let property = StoredProperty(declaration), !property.isLet,
      property.storageAttribute == nil
    else { return nil }
    return property
  }

  private static func owner(_ context: some MacroExpansionContext) -> RoleOwner? {
    context.lexicalContext.first.flatMap { RoleOwner($0) }
  }

  /// Whether the property stands in a class with `@Role`; true where it cannot be seen.
  private static func isInRole(_ context: some MacroExpansionContext) -> Bool {
    if context.lexicalContext.isEmpty { return true }
    return owner(context)?.attributes.contains("Role") ?? false
  }
}

extension StoredProperty {
  fileprivate func type(in variable: VariableDeclSyntax) -> Syntax {
    variable.bindings.first?.typeAnnotation.map { Syntax($0.type) } ?? Syntax(variable)
  }
}

// MARK: - Accessors

extension SeamMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    let refusal = refusal(of: declaration, in: context)
    if let refusal { context.diagnose(refusal) }
    guard let property = SeamMacro.property(declaration) else { return [] }
    let accessors = SeamAccessors(property)
    return refusal == nil ? accessors.recorded : accessors.refused
  }
}

// MARK: - Peers

extension SeamMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let property = property(declaration) else { return [] }
    let name = property.name
    // Unsafe in name only: nonisolated storage is set by an initializer alone, as `@Role` says where it asks for it.
    let isolation = property.isNonisolated ? "nonisolated(unsafe) " : ""
    let storage: DeclSyntax =
      "\(raw: isolation)private \(raw: property.ownership)var _\(raw: name): \(raw: property.type)"
    guard refusal(of: declaration, in: context) == nil else { return [storage] }
    let interface = property.reference.protocolName ?? ""
    let source =
      property.reference.isObject ? "\(property.strength) \(name) \(interface)" : "closure \(name)"
    return [
      storage,
      Production.is(
        "\(raw: isolation)private var __\(raw: name) = _NoSeam()",
        orElse: "\(raw: isolation)private var __\(raw: name) = _SeamState(\"\(raw: source)\")"
      ),
    ]
  }
}
