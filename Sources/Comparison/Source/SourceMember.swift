import Traces

/// A method, property, initializer, deinitializer or subscript in the source.
package struct SourceMember: Sendable {
  /// The kind of a member.
  package enum Kind: String, Sendable {
    case method, initializer, deinitializer, `subscript`, property
  }

  /// A parameter of a method, initializer or subscript.
  package struct Parameter: Hashable, Sendable {
    /// The argument label; `_` if there is none.
    package let label: String
    /// The name inside the body.
    package let name: String
  }

  /// The kind of the member.
  package let kind: Kind
  /// The name with its labels: `didSelectProduct(at:)`.
  package let name: String
  /// The declaration without attributes and body; layout makes no difference.
  package let signature: String
  /// The parameters; empty for a property.
  package let parameters: [Parameter]
  /// The file and line of the declaration.
  package let location: CodeLocation

  /// The names in the types of the parameters.
  let parameterTypeNames: Set<String>
  /// The names in the type of the result, or of the property.
  let resultTypeNames: Set<String>
  /// The number of parameters of the closure that a property holds; nil for other members.
  let closureParameterCount: Int?
  let piece: SourceType.Piece
  /// The tokens between the braces; nil if the member has none.
  let body: Range<Int>?
}
