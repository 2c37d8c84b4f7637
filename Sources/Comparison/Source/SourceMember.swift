import Traces

/// A method, property or initializer as its source declares it.
package struct SourceMember: Sendable {
  /// What kind of member it is.
  package enum Kind: String, Sendable {
    case method, initializer, deinitializer, `subscript`, property
  }

  /// A parameter of a method.
  package struct Parameter: Hashable, Sendable {
    /// What stands at the call; `_` where nothing does.
    package let label: String
    /// What it is called inside.
    package let name: String
  }

  /// What kind of member it is.
  package let kind: Kind
  /// The name with its labels: `didSelectProduct(at:)`.
  package let name: String
  /// The declaration without its body and attributes, the same however it is laid out.
  package let signature: String
  /// What it is handed.
  package let parameters: [Parameter]
  /// Where it is declared.
  package let location: CodeLocation
  /// The lines of it, from 1, with its attributes.
  package let lines: ClosedRange<Int>

  /// The names in the types of what it is handed.
  let namesTaken: Set<String>
  /// The names in the type of what it gives: a result, or what a property holds.
  let namesGiven: Set<String>
  /// Of a property that holds a closure, how many arguments that takes.
  let closureParameterCount: Int?
  /// Where it stands.
  let piece: SourceType.Piece
  /// What stands between its braces; nil where there are none.
  let body: Range<Int>?
}
