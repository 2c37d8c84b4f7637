import Traces

/// A call of a function in a source file, known by name only: the called declaration is not looked up.
package struct SourceCall: Hashable, Sendable {
  /// The name of the called function with the argument labels, as the call writes them: `didSelectProduct(at:)`.
  package let name: String
  /// The expression before the dot of the called name, without `?` and `!`: `view.presenter`; empty if there is none.
  package let receiver: String
  /// The name of the type that contains the call.
  package let type: String
  /// The name of the member that contains the call.
  package let member: String
  /// The file and line of the call.
  package let location: CodeLocation
}
