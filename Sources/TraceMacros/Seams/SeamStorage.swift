import SwiftSyntax
import SwiftSyntaxBuilder

/// The two declarations beside a property with accessors: its stored value, and the state of recording.
struct SeamStorage {
  private let property: StoredProperty

  init(_ property: StoredProperty) { self.property = property }

  var declarations: [DeclSyntax] { [value, state] }

  var value: DeclSyntax {
    "\(raw: isolation)private \(raw: property.ownership)var _\(raw: property.name): \(raw: property.storedType)"
  }

  private var state: DeclSyntax {
    let name = property.name
    return ConditionalSource.declaration(
      "\(raw: isolation)private var __\(raw: name) = _NoSeam()",
      orElse: "\(raw: isolation)private var __\(raw: name) = _SeamState(\"\(raw: source)\")"
    )
  }

  private var source: String {
    let interface = property.reference.protocolName ?? ""
    return property.reference.isObject
      ? "\(property.strength) \(property.name) \(interface)" : "closure \(property.name)"
  }

  /// The isolation of both declarations, `nonisolated(unsafe)` or none.
  ///
  /// `nonisolated(unsafe)` is safe here: `@Role` requires that only an initializer sets a `nonisolated` property.
  private var isolation: String { property.isNonisolated ? "nonisolated(unsafe) " : "" }
}
