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
  /// The methods, properties, initializers, deinitializers and subscripts of the type and its extensions.
  package internal(set) var members: [SourceMember]
  package let location: CodeLocation

  /// The ranges of source that declare the type: first its declaration, then its extensions.
  var pieces: [Piece]

  /// A range of tokens in one source file.
  struct Piece: Hashable, Sendable {
    /// The index of the file in the list of parsed files.
    let file: Int
    let tokens: Range<Int>
  }

  package var isNested: Bool { name.contains(".") }
}
