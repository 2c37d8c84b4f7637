import Traces

/// A type in the source.
package struct SourceType: Sendable {
  /// The kind of a type.
  package enum Kind: String, Sendable, CaseIterable {
    case `class`, `struct`, `enum`, actor, `protocol`
    /// An extension of a type that is declared elsewhere.
    case `extension`
  }

  /// The kind of the type.
  package let kind: Kind
  /// The name, with the enclosing types of a nested type: `ProductStore.State`.
  package let name: String
  /// The role in `@Role`, or that of the enclosing type; nil if there is none.
  package internal(set) var role: Role?
  /// Whether the type has `@Doubled`, `@Proxied` or `@Traced`, so that calls through it are recorded.
  package internal(set) var isTraced: Bool
  /// The inherited types, without generic arguments.
  package internal(set) var parents: [String]
  /// The members of the type and its extensions.
  package internal(set) var members: [SourceMember]
  /// The file and line of the declaration.
  package let location: CodeLocation

  /// The source of the type: the declaration first, then the extensions.
  var pieces: [Piece]

  /// A range of tokens in one file.
  struct Piece: Hashable, Sendable {
    /// The index of the file in the list of files.
    let file: Int
    let tokens: Range<Int>
  }

  /// Whether the type is declared inside another type.
  package var isNested: Bool { name.contains(".") }
}
