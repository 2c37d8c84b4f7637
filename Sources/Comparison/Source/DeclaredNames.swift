/// The full names of the types that a source declares, by which the names written in it are resolved.
struct DeclaredNames: Sendable {
  private let names: Set<String>
  /// The full names of the types that the measures count by themselves: protocols, and types that are not nested.
  private let standing: Set<String>

  init(_ types: [SourceType]) {
    names = Set(types.filter { $0.kind != .extension }.map(\.name))
    standing = Set(types.filter(\.isStanding).map(\.name))
  }

  /// Returns the names in a path as written: for its words that name a declared type, the type's full name, else single words.
  ///
  /// `scope` is the full name of the type around the path: inside `Contract`, the path `View` may name `Contract.View`.
  func resolved(_ path: String, in scope: String) -> [String] {
    path.split(separator: ".").reduce(into: []) { found, word in
      let nested = found.last.map { "\($0).\(word)" }
      if let nested, names.contains(nested) {
        found[found.count - 1] = nested
      } else {
        found.append(declared(String(word), in: found.isEmpty ? scope : ""))
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

extension SourceType {
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

extension SourceMember {
  fileprivate mutating func resolve(_ resolved: (Set<String>) -> Set<String>) {
    resultTypeNames = resolved(resultTypeNames)
    for index in parameters.indices {
      parameters[index].typeNames = resolved(parameters[index].typeNames)
    }
  }
}

extension String {
  /// The name of the enclosing type in a type's full name, `TodoList` for `TodoList.Row`; nil if the type is not nested.
  var enclosingName: String? { lastIndex(of: ".").map { String(self[..<$0]) } }

  /// The last word of a type's full name, `Row` for `TodoList.Row`.
  var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
