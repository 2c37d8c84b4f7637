import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Seam weak var view: ViewProtocol?`: the getter hands out a stand-in while a recorder records.
enum SeamMacro {
  /// The property whose storage a seam takes over; nil where it cannot.
  private static func property(_ declaration: some DeclSyntaxProtocol) -> StoredProperty? {
    guard let property = StoredProperty(declaration), !property.isLet,
      property.storageAttribute == nil
    else { return nil }
    return property
  }
}

// MARK: - Accessors

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
      "\(raw: isolation)private \(raw: property.ownership)var _\(raw: name): \(raw: property.storedType)"
    guard SeamReview.refusal(of: declaration, in: context) == nil else { return [storage] }
    let isAtReceiver = RoleOwner(around: context)?.isAtReceiver ?? false
    let alias = isAtReceiver ? nil : StandInAlias(property)?.declaration
    let interface = property.reference.protocolName ?? ""
    let source =
      property.reference.isObject ? "\(property.strength) \(name) \(interface)" : "closure \(name)"
    return [
      storage,
      Production.is(
        "\(raw: isolation)private var __\(raw: name) = _NoSeam()",
        orElse: "\(raw: isolation)private var __\(raw: name) = _SeamState(\"\(raw: source)\")"
      ),
    ] + [alias].compactMap(\.self)
  }
}
