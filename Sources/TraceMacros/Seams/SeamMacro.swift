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
    let storage = SeamStorage(property)
    guard SeamReview.refusal(of: declaration, in: context) == nil else { return [storage.value] }
    let isAtReceiver = RoleOwner(around: context)?.isAtReceiver ?? false
    let alias = isAtReceiver ? nil : StandInAlias(property)?.declaration
    return storage.declarations + [alias].compactMap(\.self)
  }
}

/// The alias under which a class names the stand-in (a recorder of messages) for one of its references.
///
/// All generated code uses the alias, so that a missing stand-in causes one error only, at the property.
struct StandInAlias {
  private let property: StoredProperty
  private let boundary: String

  /// Creates the alias for a reference; nil if the reference's type can have no stand-in (recording proxy).
  init?(_ property: StoredProperty) {
    guard property.reference.isObject, let boundary = property.reference.protocolName else {
      return nil
    }
    self.property = property
    self.boundary = boundary
  }

  var name: String { "__StandIn_\(property.name)" }

  var declaration: DeclSyntax {
    ConditionalSource.recordingOnly("private typealias \(raw: name) = \(raw: boundary)StandIn")
  }
}
