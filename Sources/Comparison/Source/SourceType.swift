import Traces

/// A type that a source file declares or extends, with its extensions.
package struct SourceType: Sendable {
  /// The kind of a type.
  package enum Kind: String, Sendable, CaseIterable {
    case `class`, `struct`, `enum`, actor, `protocol`
    /// An extension of a type that is declared elsewhere.
    case `extension`
  }

  /// The kind of the type.
  package let kind: Kind
  /// The name of the type; the name of a nested type begins with its enclosing types: `ProductStore.State`.
  package let name: String
  /// The role, such as Presenter, in the type's attribute `@Role`, or else the role of the enclosing type; nil if
  /// neither has one.
  package internal(set) var role: Role?
  /// Whether the type has `@Doubled`, `@Proxied` or `@Traced`, so that calls through it are recorded.
  package internal(set) var isTraced: Bool
  /// The names of the superclass and the protocols of the type and its extensions, without generic arguments.
  package internal(set) var parents: [String]
  /// The methods, properties, initializers, deinitializers and subscripts of the type and its extensions.
  package internal(set) var members: [SourceMember]
  /// The file and line of the type's declaration.
  package let location: CodeLocation

  /// The ranges of source that belong to the type: first its declaration, then its extensions.
  var pieces: [Piece]

  /// A range of tokens in one source file.
  struct Piece: Hashable, Sendable {
    /// The index of the file in the list of parsed files.
    let file: Int
    let tokens: Range<Int>
  }

  /// Whether the type is declared inside another type.
  package var isNested: Bool { name.contains(".") }
}
