import Traces

/// A call of a function in a source file, known by name only: the called declaration is not looked up.
package struct SourceCall: Hashable, Sendable {
  /// The name of the called function with its argument labels, `didSelectProduct(at:)`; `_` for an argument without a label.
  package let name: String
  /// The expression before the dot of the name, without `?` and `!`, such as `view.presenter`; empty without a dot.
  package let receiver: String
  package let type: String
  package let member: String
  package let location: CodeLocation
}
