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

  struct Piece: Hashable, Sendable {
    let file: Int
    let tokens: Range<Int>
  }

  package var isNested: Bool { name.contains(".") }

  /// Whether the measures count the type by itself: a protocol, or a type that is not nested.
  var isStanding: Bool { kind == .protocol || !isNested && kind != .extension }

  /// Replaces the written names of parents, and of types in members, by the full names of declared types.
  mutating func resolve(by names: DeclaredNames) {
    parents = parents.map { path in
      let parts = names.resolved(path, in: name)
      return parts.count == 1 ? parts[0] : path
    }
    for index in members.indices {
      members[index].resolve { Set($0.flatMap { names.resolved($0, in: name) }) }
    }
  }
}

extension [SourceType] {
  /// The members of these types, each with its type.
  var allMembers: [(type: SourceType, member: SourceMember)] {
    flatMap { type in type.members.map { (type, $0) } }
  }
}

/// A method, property, initializer, deinitializer or subscript that a source file declares.
package struct SourceMember: Sendable {
  package enum Kind: String, Sendable {
    case method, initializer, deinitializer, `subscript`, property
  }

  package struct Parameter: Hashable, Sendable {
    /// The argument label of the parameter; `_` if it has none.
    package let label: String
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
  package internal(set) var resultTypeNames: Set<String>
  /// The number of parameters of the property's closure type; nil for all other members.
  let closureParameterCount: Int?
  let piece: SourceType.Piece
  /// The positions of the tokens between the member's braces; nil if the member has no braces.
  let body: Range<Int>?

  fileprivate mutating func resolve(_ resolved: (Set<String>) -> Set<String>) {
    resultTypeNames = resolved(resultTypeNames)
    for index in parameters.indices {
      parameters[index].typeNames = resolved(parameters[index].typeNames)
    }
  }
}

/// The full names of the types that a source declares, by which the names written in it are resolved.
struct DeclaredNames: Sendable {
  private let names: Set<String>
  /// The full names of the types that the measures count by themselves: protocols, and types that are not nested.
  private let standing: Set<String>
  /// The last words of the full names of nested types.
  private let nested: Set<String>

  init(_ types: [SourceType]) {
    names = Set(types.filter { $0.kind != .extension }.map(\.name))
    nested = Set(names.filter { $0.contains(".") }.map(\.lastName))
    standing = Set(types.filter(\.isStanding).map(\.name))
  }

  /// Returns the names in a path as written: for its words that name a declared type, the type's full name, else single words.
  ///
  /// `scope` is the full name of the type around the path: inside `Contract`, the path `View` may name `Contract.View`.
  func resolved(_ path: String, in scope: String) -> [String] {
    path.split(separator: ".").map(String.init).reduce(into: []) { found, word in
      guard nested.contains(word) else { return found.append(word) }
      let full = found.last.map { "\($0).\(word)" }
      if let full, names.contains(full) {
        found[found.count - 1] = full
      } else {
        found.append(declared(word, in: found.isEmpty ? scope : ""))
      }
    }
  }

  /// Returns the full name of the type that `word` names inside the type `scope`; `word` itself if it names no nested type.
  private func declared(_ word: String, in scope: String) -> String {
    sequence(first: scope, next: \.enclosingName).lazy.map { "\($0).\(word)" }
      .first(where: names.contains) ?? word
  }

  /// Returns the full name of the type that a nested type is counted as a part of; `name` for a protocol, and for any other name.
  func standing(_ name: String) -> String {
    sequence(first: name, next: \.enclosingName).first(where: standing.contains) ?? name
  }

  /// Returns the names in `lastNames` and the full names of the declared types with such a last name.
  func all(endingIn lastNames: Set<String>) -> Set<String> {
    lastNames.union(names.filter { lastNames.contains($0.lastName) })
  }
}

extension String {
  /// The name of the enclosing type in a type's full name, `TodoList` for `TodoList.Row`; nil if the type is not nested.
  var enclosingName: String? { lastIndex(of: ".").map { String(self[..<$0]) } }

  /// The last word of a type's full name, `Row` for `TodoList.Row`.
  var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
