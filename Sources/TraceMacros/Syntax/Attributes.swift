import SwiftSyntax

// The attributes and modifiers before a declaration: found by name, carried over to what is made beside it.

extension AttributeListSyntax {
  func contains(_ name: String) -> Bool { first(name) != nil }

  /// The first attribute of that name.
  func first(_ name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.word == name }
  }

  /// Whether there is a global actor among them.
  var hasGlobalActor: Bool { contains { $0.as(AttributeSyntax.self)?.isGlobalActor == true } }

  /// Whether one of them is an actor other than the main one.
  var hasOtherActor: Bool {
    contains { element in
      guard let attribute = element.as(AttributeSyntax.self) else { return false }
      return attribute.isGlobalActor && attribute.word != "MainActor"
    }
  }

  /// Attributes that what is made must carry too: a global actor, availability.
  var carried: String {
    compactMap { element in
      guard let attribute = element.as(AttributeSyntax.self) else { return nil }
      let isCarried =
        attribute.isGlobalActor || ["available", "preconcurrency"].contains(attribute.word)
      return isCarried ? attribute.trimmedDescription + "\n" : nil
    }.joined()
  }
}

extension AttributeListSyntax.Element {
  /// Whether it says where a declaration is available.
  var isAvailability: Bool { self.as(AttributeSyntax.self)?.word == "available" }
}

extension AttributeSyntax {
  /// The attribute's name: `MainActor`.
  var word: String { attributeName.trimmedDescription }

  /// Whether it is a global actor, as far as its name tells.
  var isGlobalActor: Bool { word.hasSuffix("Actor") }
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

  /// `nonisolated`, as a requirement has it.
  var isolation: String {
    first { $0.name.tokenKind == .keyword(.nonisolated) }.map { $0.trimmedDescription + " " } ?? ""
  }
}
