import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The macro `@_Watched`, which `@Role` adds to an optional property: a read of nil is recorded, another read is noted.
enum WatchedMacro {}

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
      _\(raw: name) = newValue\(raw: setTarget(of: property, to: "newValue"))
      }
      """,
      // `_modify` changes a value in place: `get` and `set` would copy it.
      """
      _modify {
      \(raw: watch(property))
      yield &_\(raw: name)
      }
      """,
    ]
  }

  /// Returns the statement that records a read of nil, or notes which object reads the property.
  private static func watch(_ property: StoredProperty) -> String {
    let name = property.name
    return ConditionalSource.recordingOnly(
      "if __participant.isOn { __participant.watch(__\(name).now, _\(name)) }"
    )
  }

  private static func initAccessor(of property: StoredProperty) -> AccessorDeclSyntax {
    let name = property.name
    let setTarget = setTarget(of: property, to: "initialValue")
    let accesses = setTarget.isEmpty ? "" : ", accesses: __participant, __\(name)"
    return """
      @storageRestrictions(initializes: _\(raw: name)\(raw: accesses))
      init(initialValue) {
      _\(raw: name) = initialValue\(raw: setTarget)
      }
      """
  }

  /// Returns the statement that stores the participant of a weak reference; empty for others, whose targets stay alive.
  private static func setTarget(of property: StoredProperty, to value: String) -> String {
    guard property.strength == "weak" else { return "" }
    return "\n"
      + ConditionalSource.recordingOnly(
        "__participant.setTarget(of: &__\(property.name), to: \(value))"
      )
  }
}

extension WatchedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    StoredProperty(declaration)?.storage ?? []
  }
}
