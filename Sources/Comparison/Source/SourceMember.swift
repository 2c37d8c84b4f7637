import Traces

/// A method, property, initializer, deinitializer or subscript that a source file declares.
package struct SourceMember: Sendable {
  package enum Kind: String, Sendable {
    case method, initializer, deinitializer, `subscript`, property
  }

  package struct Parameter: Hashable, Sendable {
    /// The argument label of the parameter; `_` if it has none.
    package let label: String
    /// The name of the parameter inside the body.
    package let name: String
    /// The names that occur in the parameter's type; full names for types that the source declares.
    var typeNames: Set<String>
  }

  package let kind: Kind
  /// The name of the member with its argument labels: `didSelectProduct(at:)`.
  package let name: String
  /// The text of the declaration without attributes, modifiers, body, and insignificant blanks.
  package let signature: String
  /// The parameters of the member; empty for a property and a deinitializer.
  package internal(set) var parameters: [Parameter]
  package let location: CodeLocation

  var parameterTypeNames: Set<String> { parameters.reduce(into: []) { $0.formUnion($1.typeNames) } }
  /// The names that occur in the type of the method's result, or of the property; full names for types that the source declares.
  var resultTypeNames: Set<String>
  /// The number of parameters of the property's closure type; nil for all other members.
  let closureParameterCount: Int?
  let piece: SourceType.Piece
  /// The positions of the tokens between the member's braces; nil if the member has no braces.
  let body: Range<Int>?
}
