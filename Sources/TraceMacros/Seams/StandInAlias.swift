import SwiftSyntax
import SwiftSyntaxBuilder

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
