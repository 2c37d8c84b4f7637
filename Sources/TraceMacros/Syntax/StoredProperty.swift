import SwiftSyntax

/// A stored property of a class, with its type written in the source.
struct StoredProperty {
  let declaration: VariableDeclSyntax
  let name: String
  let type: TypeSyntax
  let initializer: InitializerClauseSyntax?

  /// Reads a declaration; nil if it is no stored property, or has several names or no written type.
  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, !binding.isComputed,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let type = binding.typeAnnotation?.type
    else { return nil }
    self.declaration = variable
    name = pattern.identifier.text.plain
    self.type = type.trimmed
    initializer = binding.initializer
  }

  var reference: ReferenceType { ReferenceType(type) }

  var isLet: Bool { declaration.bindingSpecifier.tokenKind == .keyword(.let) }

  var isShared: Bool { declaration.modifiers.has(.static) || declaration.modifiers.has(.class) }

  var isLazy: Bool { declaration.modifiers.has(.lazy) }

  var isObserved: Bool { declaration.bindings.first?.accessorBlock != nil }

  /// Whether each object has the property from its creation on: it is neither shared nor lazy.
  var isPlain: Bool { !isShared && !isLazy }

  func isMarked(_ attribute: String) -> Bool { declaration.attributes.contains(attribute) }

  var isDecided: Bool { ["Seam", "Unseen", "IBOutlet"].contains { isMarked($0) } }

  /// Whether `@Role` treats the property as a reference to a collaborator because of the name of its type.
  var isBoundary: Bool {
    isPlain && !isMarked("Unseen") && !isMarked("IBOutlet") && reference.isBoundary
  }

  /// Whether `@Seam` or the property's type asks for recording its messages; `RoleOwner.records(_:)` decides.
  var isSeam: Bool { !isLet && storageAttribute == nil && (isBoundary || isMarked("Seam")) }

  /// Whether the property may hold a collaborator or nil, although its type is not named like a protocol between roles.
  var mayBeNilReference: Bool {
    !isLet && storageAttribute == nil && isPlain && !isDecided && !isNonisolated
      && reference.isOptional && !reference.isBoundary && reference.mayBeObject
  }

  var isNonisolated: Bool { !declaration.modifiers.isolation.isEmpty }

  /// The strength of the reference: `strong`, `weak` or `unowned`, the last also for `unowned(unsafe)`.
  var strength: String {
    if declaration.modifiers.has(.weak) { return "weak" }
    let isUnowned = declaration.modifiers.contains { $0.name.tokenKind == .keyword(.unowned) }
    return isUnowned ? "unowned" : "strong"
  }

  /// The modifier `weak ` or `unowned(unsafe) ` as written, with a blank; empty for a strong reference.
  var ownership: String {
    let modifier = declaration.modifiers.first { ["weak", "unowned"].contains($0.name.text) }
    return modifier.map { $0.trimmedDescription + " " } ?? ""
  }

  /// The type, as written in Swift, of the generated property that stores the value.
  ///
  /// With an initial value, `P?` is spelled `Optional<P>`: a variable spelled `P?` is initialized with nil
  /// implicitly, after the initial value, which would be lost.
  var storedType: String {
    let wrapped =
      type.as(OptionalTypeSyntax.self)?.wrappedType
      ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    guard initializer != nil, let wrapped else { return type.description }
    return "Optional<\(wrapped.trimmedDescription)>"
  }

  /// The declaration as a `var`, with `private(set)` added unless it is `private` or `fileprivate`.
  var asVariable: VariableDeclSyntax {
    let isPrivate = declaration.modifiers.contains {
      [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind)
    }
    var variable = declaration
    variable.bindingSpecifier = .identifier(
      isPrivate ? "var" : "private(set) var",
      leadingTrivia: declaration.bindingSpecifier.leadingTrivia,
      trailingTrivia: .space
    )
    return variable
  }

  /// The type as a node of the source file, for the location of diagnostics.
  var written: TypeSyntax { declaration.bindings.first?.typeAnnotation?.type ?? type }

  var start: TokenSyntax? { declaration.firstToken(viewMode: .sourceAccurate) }
}

extension PatternBindingSyntax {
  /// Whether the property has a getter; a property with observers only is stored.
  var isComputed: Bool {
    guard case .accessors(let list) = accessorBlock?.accessors else { return accessorBlock != nil }
    return !list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

// Attributes that replace a property's storage: wrappers and other macros.

extension StoredProperty {
  /// The property wrapper, or other macro, that stores the property's value elsewhere; nil for none.
  ///
  /// A macro sees only names, so this is every attribute that is not known to leave the storage alone.
  var storageAttribute: AttributeSyntax? {
    declaration.attributes.unconditional.first { attribute in
      let name = attribute.word
      return !attribute.isGlobalActor && !name.hasPrefix("_") && !Self.harmless.contains(name)
    }
  }

  private static let harmless: Set = [
    "Seam", "Unseen", "IBOutlet", "IBInspectable", "GKInspectable", "ObservationIgnored",
    "available", "backDeployed", "inlinable", "nonobjc", "objc", "preconcurrency", "unsafe",
    "usableFromInline",
  ]
}

extension RoleOwner {
  /// Returns whether `@Observable` and `@Seam` would both give the property accessors, which the compiler refuses.
  ///
  /// `@ObservationIgnored` is an accessor macro, too, and refuses a property with accessors. The compiler expands
  /// the last attribute first, so `@Seam @ObservationIgnored` works and the reverse order does not.
  func observes(_ property: StoredProperty) -> Bool {
    let isObservable = ["Observable", "Observation.Observable"].contains { attributes.contains($0) }
    let marks = property.declaration.attributes.unconditional.map(\.word)
    let order = marks.filter { ["Seam", "ObservationIgnored"].contains($0) }
    return isObservable && property.isPlain && order != ["Seam", "ObservationIgnored"]
  }
}
