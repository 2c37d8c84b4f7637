import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@_Watched`, which `@Role` adds to an optional property: nil that was read is recorded, and the value stays as it is.
enum WatchedMacro {}

// MARK: - Accessors

extension WatchedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    guard let property = StoredProperty(declaration) else { return [] }
    let name = property.name
    return [
      initAccessor(of: property),
      """
      get {
      \(raw: watch(property))
      return _\(raw: name)
      }
      """,
      """
      set {
      _\(raw: name) = newValue\(raw: aim(property, at: "newValue"))
      }
      """,
      // In place: a copy would cost as much as the value is large.
      """
      _modify {
      \(raw: watch(property))
      yield &_\(raw: name)
      }
      """,
    ]
  }

  /// Records nil that is about to be read.
  private static func watch(_ property: StoredProperty) -> String {
    let name = property.name
    return """
      #if !\(BuildCondition.off.rawValue)
      if __participant.isOn { __participant.watch(__\(name).now, _\(name)) }
      #endif
      """
  }

  private static func initAccessor(of property: StoredProperty) -> AccessorDeclSyntax {
    let name = property.name
    let aim = aim(property, at: "initialValue")
    let accesses = aim.isEmpty ? "" : ", accesses: __participant, __\(name)"
    return """
      @storageRestrictions(initializes: _\(raw: name)\(raw: accesses))
      init(initialValue) {
      _\(raw: name) = initialValue\(raw: aim)
      }
      """
  }

  /// Keeps who it was that a weak reference led to; empty for what cannot lose its object.
  private static func aim(_ property: StoredProperty, at value: String) -> String {
    guard property.strength == "weak" else { return "" }
    let name = property.name
    return """

      #if !\(BuildCondition.off.rawValue)
      __participant.aim(&__\(name), at: \(value))
      #endif
      """
  }
}

// MARK: - Peers

extension WatchedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    StoredProperty(declaration).map { SeamStorage($0).declarations } ?? []
  }
}
