import Traces

/// Who is called back by whom: by a closure that was set, or by a publisher that was subscribed to.
struct Listeners {
  /// A type that sets a closure of an object, or subscribes to what an object publishes.
  private struct Listener {
    let name: String
    /// The declared types of that object; nil where its declaration is not read, as that of a local constant.
    let owners: Set<String>?
  }

  /// The listeners by the name of what is set or subscribed to.
  private var listeners: [String: [Listener]] = [:]

  init(_ source: VariantSource) {
    let types = source.outline.types.filter { $0.kind != .protocol }
    let members = Dictionary(grouping: types, by: \.name).mapValues { $0.flatMap(\.members) }
    for type in types {
      for member in type.members {
        let code = source.outline.files[member.piece.file]
        for heard in member.piece.tokens.flatMap(code.namesHeard) {
          let owner = members[type.name]?.first {
            $0.kind == .property && $0.name == heard.owner && !$0.namesGiven.isEmpty
          }
          listeners[heard.name, default: []].append(
            Listener(name: type.name, owners: owner?.namesGiven)
          )
        }
      }
    }
  }

  /// Returns the types that a type calls back.
  func names(of type: SourceType) -> Set<String> {
    let own = Set(type.parents + [type.name])
    let heard = type.members.filter {
      $0.closureParameterCount != nil || $0.namesGiven.contains("Publisher")
    }
    let found = heard.flatMap { listeners[String($0.name.prefix { $0 != "(" })] ?? [] }
    return Set(found.filter { $0.owners?.isDisjoint(with: own) != true }.map(\.name))
  }
}

extension SourceCode {
  /// What is heard by the closure that is set there, or by the one given to a publisher, with the word before it:
  /// `presenter` and `bind` of `presenter.bind().subscribe { … }`.
  fileprivate func namesHeard(at position: Int) -> [(owner: String?, name: String)] {
    if isMark("{", at: position + 1), let property = propertySet(at: position) {
      return [(ownerSet(at: position), property)]
    }
    guard isSubscribing(at: position) else { return [] }
    let line = tokens[position].line
    let start = tokens[..<position].lastIndex { $0.line < line }.map { $0 + 1 } ?? 0
    return (start..<position).filter { isMark(".", at: $0 - 1) }.compactMap { position in
      word(at: position).map { (word(at: position - 2), $0) }
    }
  }
}
