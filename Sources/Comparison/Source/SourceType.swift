import Traces

/// A type as its source declares it.
public struct SourceType: Sendable {
  /// What kind of type it is.
  public enum Kind: String, Sendable, CaseIterable {
    case `class`, `struct`, `enum`, actor, `protocol`
    /// More of a type that is declared elsewhere.
    case `extension`
  }

  /// What kind of type it is.
  public let kind: Kind
  /// Its name; of a nested type with the names around it: `ProductStore.State`.
  public let name: String
  /// What `@Role` says.
  public internal(set) var role: Role?
  /// Whether it is marked `@Traced`, so that messages through it are recorded.
  public internal(set) var isTraced: Bool
  /// What it inherits from or conforms to, without arguments.
  public internal(set) var parents: [String]
  /// Its methods, properties and initializers.
  public internal(set) var members: [SourceMember]
  /// Where it is declared.
  public let location: CodeLocation

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
  public var isNested: Bool { name.contains(".") }
}
