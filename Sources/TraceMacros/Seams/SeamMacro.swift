import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The macro `@Seam weak var view: ViewProtocol?`, by which messages through the property are recorded.
enum SeamMacro {
  private static func property(_ declaration: some DeclSyntaxProtocol) -> StoredProperty? {
    guard let property = StoredProperty(declaration), !property.isLet,
      property.storageAttribute == nil
    else { return nil }
    return property
  }
}

extension SeamMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    let refusal = SeamReview.refusal(of: declaration, in: context)
    if let refusal { context.diagnose(refusal) }
    guard let property = SeamMacro.property(declaration) else { return [] }
    let isAtReceiver = RoleOwner(around: context)?.isAtReceiver ?? false
    let accessors = SeamAccessors(property, isAtReceiver: isAtReceiver)
    return refusal == nil ? accessors.recorded : accessors.refused
  }
}

extension SeamMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let property = property(declaration) else { return [] }
    guard SeamReview.refusal(of: declaration, in: context) == nil else {
      return [property.storedValue]
    }
    let isAtReceiver = RoleOwner(around: context)?.isAtReceiver ?? false
    let alias = isAtReceiver ? nil : property.standInDeclaration
    return property.storage + [alias].compactMap(\.self)
  }
}
