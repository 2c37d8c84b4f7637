import SwiftSyntax
import SwiftSyntaxBuilder

/// The name under which a class knows what stands in at one of its references.
///
/// All that is written for the reference goes by it, so that the compiler says once, at the property, that there is none.
struct StandInAlias {
  private let property: StoredProperty
  private let boundary: String

  /// Takes a reference; nil for what no stand-in is made for.
  init?(_ property: StoredProperty) {
    guard property.reference.isObject, let boundary = property.reference.protocolName else {
      return nil
    }
    self.property = property
    self.boundary = boundary
  }

  var name: String { "__StandIn_\(property.name)" }

  var declaration: DeclSyntax {
    Production.without("private typealias \(raw: name) = \(raw: boundary)StandIn")
  }
}
