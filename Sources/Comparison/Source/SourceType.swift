import Traces

/// A type as its source declares it.
package struct SourceType: Sendable {
  /// What kind of type it is.
  package enum Kind: String, Sendable, CaseIterable {
    case `class`, `struct`, `enum`, actor, `protocol`
    /// More of a type that is declared elsewhere.
    case `extension`
  }

  /// What kind of type it is.
  package let kind: Kind
  /// Its name; of a nested type with the names around it: `ProductStore.State`.
  package let name: String
  /// What `@Role` says.
  package internal(set) var role: Role?
  /// Whether it is marked `@Doubled`, so that messages through it are recorded.
  package internal(set) var isTraced: Bool
  /// What it inherits from or conforms to, without arguments.
  package internal(set) var parents: [String]
  /// Its methods, properties and initializers.
  package internal(set) var members: [SourceMember]
  /// Where it is declared.
  package let location: CodeLocation

  /// Where its source stands: the declaration first, then the extensions.
  var pieces: [Piece]

  /// A stretch of one file.
  struct Piece: Hashable, Sendable {
    /// The file's location in the list of files.
    let file: Int
    /// The tokens.
    let tokens: Range<Int>
  }

  /// Whether it stands inside another type.
  package var isNested: Bool { name.contains(".") }
}
