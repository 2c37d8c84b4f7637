import Traces

/// A call in the source, by name; the called declaration is not resolved.
package struct SourceCall: Hashable, Sendable {
  /// The name with its labels, as the call writes it: `didSelectProduct(at:)`.
  package let name: String
  /// The expression before the last dot, without `?` and `!`: `view.presenter`; empty if there is none.
  package let receiver: String
  /// The name of the type that contains the call.
  package let type: String
  /// The name of the member that contains the call.
  package let member: String
  /// The file and line of the call.
  package let location: CodeLocation
}
