import SwiftSyntax

extension FunctionParameterSyntax {
  /// Whether the value must not be written: `func save(@Redacted diagnosis: String)`.
  ///
  /// The method finds what hides it behind the name with `_` before it, as with each wrapped parameter.
  var isRedacted: Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Redacted"
    }
  }
}
