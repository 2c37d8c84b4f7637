import Traces

/// A call by name, wherever it leads.
package struct SourceCall: Hashable, Sendable {
  /// The name with its labels, as it stands at the call: `didSelectProduct(at:)`.
  package let name: String
  /// What stands before the last dot, without `?` and `!`: `view.presenter`; empty where nothing does.
  package let receiver: String
  /// The type in which it stands.
  package let type: String
  /// The member in which it stands.
  package let member: String
  /// Where it stands.
  package let location: CodeLocation
}
