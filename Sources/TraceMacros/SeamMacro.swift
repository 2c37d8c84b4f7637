import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Seam weak var view: ViewProtocol?`: the getter hands out a stand-in while somebody records.
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
    if reference.function == nil, reference.protocolName == nil {
      return Refusal.seamNeedsType.at(property.type(in: variable))
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

  /// Whether the property stands in a class with `@Role`; true where nobody can know.
  private static func isInRole(_ context: some MacroExpansionContext) -> Bool {
    guard let owner = context.lexicalContext.first else { return true }
    return RoleOwner(owner)?.attributes.contains("Role") ?? false
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
    if refusal != nil { return plain(property) }
    return [initAccessor(property), getter(property), setter(property)]
  }

  /// What keeps a refused property working, so that one mistake makes one error.
  private static func plain(_ property: StoredProperty) -> [AccessorDeclSyntax] {
    let name = property.name
    return [
      """
      @storageRestrictions(initializes: _\(raw: name))
      init(initialValue) { _\(raw: name) = initialValue }
      """,
      "get { _\(raw: name) }",
      "set { _\(raw: name) = newValue }",
    ]
  }

  private static func initAccessor(_ property: StoredProperty) -> AccessorDeclSyntax {
    let name = property.name
    let label = property.reference.isOptional ? "from" : "fromSome"
    let recording = """
      let target: \(property.type) = \(stored("initialValue", property))
      _\(name) = __participant.wire(&__\(name), \(label): target)\(maker(property))
      """
    return """
      @storageRestrictions(initializes: _\(raw: name), accesses: __participant, __\(raw: name))
      init(initialValue) {
      \(raw: Production.choice("_\(name) = initialValue", recording))
      }
      """
  }

  private static func getter(_ property: StoredProperty) -> AccessorDeclSyntax {
    let recording = property.reference.isOptional ? optionalRead(property) : plainRead(property)
    return """
      get {
      \(raw: Production.choice("return _\(property.name)", recording))
      }
      """
  }

  /// Nil stays nil; that it was read is recorded.
  private static func optionalRead(_ property: StoredProperty) -> String {
    let name = property.name
    return """
      guard __participant.isOn else { return _\(name) }
      \(reuse(property))guard let target = _\(name)\(substitute(property)) else {
        __participant.lose(__\(name).now)
        return nil
      }
      guard let link = __participant.link(__\(name).now, to: target) else {
        return __participant.isStopped(__\(name).now) ? nil : target
      }
      return \(result(property))
      """
  }

  private static func plainRead(_ property: StoredProperty) -> String {
    let name = property.name
    return """
      let target = _\(name)
      guard __participant.isOn else { return target }
      \(reuse(property))guard let link = __participant.link(__\(name).now, to: target) else {
        return target
      }
      return \(result(property))
      """
  }

  private static func setter(_ property: StoredProperty) -> AccessorDeclSyntax {
    let name = property.name
    let label = property.reference.isOptional ? "to" : "toSome"
    let recording = """
      let target: \(property.type) = \(stored("newValue", property))
      _\(name) = __participant.wire(&__\(name), of: self, \(label): target)\(maker(property))
      """
    return """
      set {
      \(raw: Production.choice("_\(name) = newValue", recording))
      }
      """
  }

  /// What makes the stand-in of a strong reference when it is set, so that each call need not.
  private static func maker(_ property: StoredProperty) -> String {
    guard let probe = keptProbe(property) else { return "" }
    return " { \(probe)($0, $1) }"
  }

  /// The way to a stand-in that was made when the reference was set.
  private static func reuse(_ property: StoredProperty) -> String {
    guard let probe = keptProbe(property) else { return "" }
    return """
      if __participant.isSpeaking, let standIn = __\(property.name).standIn {
          return unsafeDowncast(standIn, to: \(probe).self)
        }

      """ + "  "
  }

  private static func keptProbe(_ property: StoredProperty) -> String? {
    guard property.reference.function == nil, property.strength == "strong" else { return nil }
    return property.reference.protocolName.map { "\($0)Probe" }
  }

  /// What is stored: never a stand-in.
  private static func stored(_ value: String, _ property: StoredProperty) -> String {
    guard property.reference.function == nil else { return value }
    let type = property.reference.wrapped.trimmedDescription
    return "__participant.isOn ? unprobed(\(value) as Any) as? \(type) ?? \(value) : \(value)"
  }

  /// What a fault holds weakly, where the property itself may be nil.
  private static func substitute(_ property: StoredProperty) -> String {
    guard property.reference.function == nil else { return "" }
    let type = property.reference.wrapped.trimmedDescription
    return " ?? (__\(property.name).substitute as? \(type))"
  }

  /// What the getter hands out while somebody records.
  private static func result(_ property: StoredProperty) -> String {
    guard let function = property.reference.function else {
      return "\(property.reference.protocolName ?? "")Probe(target, link)"
    }
    return ClosureParameter(function, name: "target").wrapped(message: property.name, link: "link")
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
    let isolation = property.isNonisolated ? "nonisolated(unsafe) " : ""
    let storage: DeclSyntax =
      "\(raw: isolation)private \(raw: property.ownership)var _\(raw: name): \(raw: property.type)"
    guard refusal(of: declaration, in: context) == nil else { return [storage] }
    let isClosure = property.reference.function != nil
    let strength = isClosure ? "closure" : property.strength
    let interface = isClosure ? "" : " " + (property.reference.protocolName ?? "")
    let source = "\(strength) \(name)\(interface)"
    return [
      storage,
      Production.is(
        "\(raw: isolation)private var __\(raw: name) = NoSeam()",
        orElse: "\(raw: isolation)private var __\(raw: name) = SeamState(\"\(raw: source)\")"
      ),
    ]
  }
}
