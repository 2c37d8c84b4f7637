import SwiftSyntax

// The modifiers before a declaration, and which of them what is made beside it gets too.

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
