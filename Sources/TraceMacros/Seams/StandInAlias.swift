import SwiftSyntax
import SwiftSyntaxBuilder

/// The name under which a class knows what stands in at one of its references.
///
/// All that is written for the reference goes by it, so that the compiler says once, at the property, that there is no
/// stand-in: it alone knows whether a name is that of a protocol, and whether that is `@Traced`.
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

  /// The advice stands where the compiler shows the line that it cannot follow.
  var declaration: DeclSyntax {
    Production.without(
      """
      // '\(raw: boundary)' must be a '@Traced' protocol; else mark '\(raw: property.name)' '@Unseen', or use 'standIns: .off'
      private typealias \(raw: name) = \(raw: boundary)StandIn
      """
    )
  }
}
