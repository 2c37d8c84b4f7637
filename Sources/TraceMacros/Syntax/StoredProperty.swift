import SwiftSyntax

/// A stored property with its type written out, as the macros see it.
struct StoredProperty {
  let declaration: VariableDeclSyntax
  let name: String
  let type: TypeSyntax
  let initializer: InitializerClauseSyntax?

  /// Reads a declaration; nil if it is none, has several names, or no written type.
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
}

extension StoredProperty {
  var reference: ReferenceType { ReferenceType(type) }

  var isLet: Bool { declaration.bindingSpecifier.tokenKind == .keyword(.let) }

  /// Whether it belongs to the class.
  var isShared: Bool { declaration.modifiers.has(.static) || declaration.modifiers.has(.class) }

  /// Whether it belongs to each object, and from the start.
  var isPlain: Bool { !isShared && !declaration.modifiers.has(.lazy) }

  func isMarked(_ attribute: String) -> Bool { declaration.attributes.contains(attribute) }

  /// Whether it is marked `@Seam` or `@Unseen`, or is an outlet.
  var isDecided: Bool { ["Seam", "Unseen", "IBOutlet"].contains { isMarked($0) } }

  /// Whether `@Role` takes it for a reference to a collaborator.
  var isBoundary: Bool { isPlain && !isMarked("Unseen") && reference.isBoundary }

  /// Whether messages through it are recorded.
  var isSeam: Bool { !isLet && storageAttribute == nil && (isBoundary || isMarked("Seam")) }

  /// Whether it is open to code of any isolation.
  var isNonisolated: Bool {
    declaration.modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
  }

  /// `strong`, `weak` or `unowned`.
  var strength: String {
    if declaration.modifiers.has(.weak) { return "weak" }
    return declaration.modifiers.has(.unowned) ? "unowned" : "strong"
  }

  /// `weak ` or `unowned(unsafe) `, as it is written.
  var ownership: String {
    let owning: [Keyword] = [.weak, .unowned]
    let modifier = declaration.modifiers.first {
      owning.map { .keyword($0) }.contains($0.name.tokenKind)
    }
    return modifier.map { $0.trimmedDescription + " " } ?? ""
  }

  /// The declaration as a variable that only the object itself can set.
  func asVariable(isNonisolated: Bool = false) -> VariableDeclSyntax {
    let isPrivate = declaration.modifiers.contains {
      [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind)
    }
    let words = (isNonisolated ? ["nonisolated"] : []) + (isPrivate ? [] : ["private(set)"])
    var variable = declaration
    variable.bindingSpecifier = .identifier(
      (words + ["var"]).joined(separator: " "),
      leadingTrivia: declaration.bindingSpecifier.leadingTrivia,
      trailingTrivia: .space
    )
    return variable
  }
}

extension PatternBindingSyntax {
  /// Whether it has a getter; observers alone leave it stored.
  var isComputed: Bool {
    guard case .accessors(let list) = accessorBlock?.accessors else { return accessorBlock != nil }
    return !list.allSatisfy(\.isObserver)
  }
}

extension AccessorDeclSyntax {
  fileprivate var isObserver: Bool {
    [.keyword(.willSet), .keyword(.didSet)].contains(accessorSpecifier.tokenKind)
  }
}

extension DeclModifierListSyntax {
  func has(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
  }

  /// The access level that something made beside or inside the declaration gets.
  var access: String {
    for modifier in self where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.package): return modifier.name.text + " "
      case .keyword(.open): return "public "
      case .keyword(.private), .keyword(.fileprivate): return "fileprivate "
      default: continue
      }
    }
    return ""
  }
}

extension AttributeListSyntax {
  func contains(_ name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.word == name }
  }

  /// Whether there is a global actor among them.
  var hasGlobalActor: Bool {
    contains { $0.as(AttributeSyntax.self)?.isGlobalActor == true }
  }

  /// Attributes that what is made must carry too: a global actor, availability.
  var carried: String {
    compactMap { element in
      guard let attribute = element.as(AttributeSyntax.self) else { return nil }
      let isCarried =
        attribute.isGlobalActor || ["available", "preconcurrency"].contains(attribute.word)
      return isCarried ? attribute.trimmedDescription + "\n" : nil
    }
    .joined()
  }
}

extension AttributeSyntax {
  /// The attribute's name: `MainActor`.
  var word: String { attributeName.trimmedDescription }

  /// Whether it is a global actor, as far as its name tells.
  var isGlobalActor: Bool { word.hasSuffix("Actor") }
}
