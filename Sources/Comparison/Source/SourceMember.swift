import Traces

/// A method, property, initializer, deinitializer or subscript that a source file declares.
package struct SourceMember: Sendable {
  /// The kind of a type's member.
  package enum Kind: String, Sendable {
    case method, initializer, deinitializer, `subscript`, property
  }

  /// A parameter of a method, initializer or subscript.
  package struct Parameter: Hashable, Sendable {
    /// The argument label of the parameter; `_` if it has none.
    package let label: String
    /// The name of the parameter inside the body.
    package let name: String
  }

  /// The kind of the member.
  package let kind: Kind
  /// The name of the member with its argument labels: `didSelectProduct(at:)`.
  package let name: String
  /// The text of the declaration without attributes, modifiers and body, independent of line breaks and blanks.
  package let signature: String
  /// The parameters of the member; empty for a property.
  package let parameters: [Parameter]
  /// The file and line of the member's declaration.
  package let location: CodeLocation

  /// The names of types that occur in the types of the parameters.
  let parameterTypeNames: Set<String>
  /// The names of types that occur in the type of the method's result, or of the property.
  let resultTypeNames: Set<String>
  /// The number of parameters of the closure that the property holds; nil for all other members.
  let closureParameterCount: Int?
  let piece: SourceType.Piece
  /// The positions of the tokens between the member's braces; nil if the member has no braces.
  let body: Range<Int>?
}
