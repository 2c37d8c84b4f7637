import SwiftSyntax
import SwiftSyntaxBuilder

/// What stands beside a property that got accessors: where its value is stored, and what is known of it.
struct SeamStorage {
  private let property: StoredProperty

  init(_ property: StoredProperty) { self.property = property }

  /// Both, the value first.
  var declarations: [DeclSyntax] { [value, state] }

  /// Where the value is stored.
  var value: DeclSyntax {
    "\(raw: isolation)private \(raw: property.ownership)var _\(raw: property.name): \(raw: property.storedType)"
  }

  private var state: DeclSyntax {
    let name = property.name
    return Production.is(
      "\(raw: isolation)private var __\(raw: name) = _NoSeam()",
      orElse: "\(raw: isolation)private var __\(raw: name) = _SeamState(\"\(raw: source)\")"
    )
  }

  private var source: String {
    let interface = property.reference.protocolName ?? ""
    return property.reference.isObject
      ? "\(property.strength) \(property.name) \(interface)" : "closure \(property.name)"
  }

  /// Unsafe in name only: nonisolated storage is set by an initializer alone, as `@Role` says where it asks for it.
  private var isolation: String { property.isNonisolated ? "nonisolated(unsafe) " : "" }
}
