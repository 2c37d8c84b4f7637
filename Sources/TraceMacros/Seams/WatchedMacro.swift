import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@_Watched`, which `@Role` adds to an optional property: a read is noted or recorded as nil, and the value is handed out as it is.
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
      // A value changes in place: `get` and `set` would copy all of the value.
      """
      _modify {
      \(raw: watch(property))
      yield &_\(raw: name)
      }
      """,
    ]
  }

  /// The statement that records a read of nil, or notes who reads the reference.
  private static func watch(_ property: StoredProperty) -> String {
    let name = property.name
    return Production.without(
      "if __participant.isOn { __participant.watch(__\(name).now, _\(name)) }"
    )
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

  /// The statement that keeps the object of a weak reference; empty for other references, whose objects cannot go first.
  private static func aim(_ property: StoredProperty, at value: String) -> String {
    guard property.strength == "weak" else { return "" }
    return "\n" + Production.without("__participant.aim(&__\(property.name), at: \(value))")
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
