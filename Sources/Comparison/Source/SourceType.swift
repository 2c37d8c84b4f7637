import Traces

/// A type that source files declare or extend, merged with its extensions.
package struct SourceType: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case `class`, `struct`, `enum`, actor, `protocol`
    /// An extension of a type that is declared elsewhere.
    case `extension`
  }

  package let kind: Kind
  /// The name of the type, with the names of its enclosing types: `ProductStore.State`.
  package let name: String
  /// The role, such as Presenter, that `@Role` gives to the type or else to its enclosing type; nil if neither has the attribute.
  package internal(set) var role: Role?
  /// Whether the type has `@Doubled`, `@Proxied` or `@Traced`, so that calls of its members are recorded.
  package internal(set) var isTraced: Bool
  /// The names of the superclass and the protocols of the type and its extensions, without generic arguments.
  package internal(set) var parents: [String]
  package internal(set) var members: [SourceMember]
  package let location: CodeLocation

  /// The ranges of source that declare the type: first its declaration, then its extensions.
  var pieces: [Piece]

  /// A range of tokens in one source file.
  struct Piece: Hashable, Sendable {
    let file: Int
    let tokens: Range<Int>
  }

  package var isNested: Bool { name.contains(".") }
}

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
