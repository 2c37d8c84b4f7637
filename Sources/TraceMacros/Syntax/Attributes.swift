import SwiftSyntax

// The attributes and modifiers of a declaration: found by name, and repeated on generated declarations.

extension AttributeListSyntax {
  func contains(_ name: String) -> Bool { first(name) != nil }

  func first(_ name: String) -> AttributeSyntax? { unconditional.first { $0.word == name } }

  /// The attributes that do not stand under `#if`.
  var unconditional: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

  var hasGlobalActor: Bool { unconditional.contains(where: \.isGlobalActor) }

  var hasOtherActor: Bool {
    unconditional.contains { $0.isGlobalActor && $0.word != "MainActor" }
  }

  /// The source of the attributes that generated declarations must repeat: global actor, `@available`, `@preconcurrency`.
  var carried: String {
    unconditional.filter { $0.isGlobalActor || ["available", "preconcurrency"].contains($0.word) }
      .map { $0.trimmedDescription + "\n" }.joined()
  }
}

extension AttributeListSyntax.Element {
  var isAvailability: Bool { self.as(AttributeSyntax.self)?.word == "available" }
}

extension AttributeSyntax {
  var word: String { attributeName.trimmedDescription }

  var isGlobalActor: Bool { word.hasSuffix("Actor") }
}

extension DeclModifierListSyntax {
  func has(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
  }

  /// The access level, with a blank, of declarations generated beside or inside the declaration; empty for internal.
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

  /// The modifier `nonisolated` with a blank, as a requirement declares it; empty for none.
  var isolation: String {
    first { $0.name.tokenKind == .keyword(.nonisolated) }.map { $0.trimmedDescription + " " } ?? ""
  }
}
