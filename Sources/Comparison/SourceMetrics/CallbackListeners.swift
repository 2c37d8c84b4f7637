/// An index of the types that receive callbacks from other types, through stored closures or publishers.
struct CallbackListeners {
  /// The types that set a closure of another object, or subscribe to its publisher, by the name of the closure, or of the method or
  /// property that returns the publisher.
  ///
  /// `owners` are the names that occur in the declared type of the observed object; nil if its declaration was not found.
  private var listeners: [String: [(name: String, owners: Set<String>?)]] = [:]

  private let outline: SourceOutline

  init(_ source: VariantSource) {
    outline = source.outline
    let types = source.outline.types.filter { $0.kind != .protocol }
    let members = Dictionary(grouping: types, by: \.name).mapValues { $0.flatMap(\.members) }
    for type in types {
      for member in type.members {
        let code = source.outline.files[member.piece.file]
        for heard in member.piece.tokens.flatMap(code.subscribedNames) {
          let owner = members[type.name]?.first {
            $0.kind == .property && $0.name == heard.owner && !$0.resultTypeNames.isEmpty
          }
          listeners[heard.name, default: []].append((type.name, owner?.resultTypeNames))
        }
      }
    }
  }

  /// Returns the names of the types that set a closure of `type` or subscribe to its publishers, judged by names only.
  func names(of type: SourceType) -> Set<String> {
    let own = outline.ancestors(of: type).union([type.name])
    let heard = type.members.filter {
      $0.closureParameterCount != nil || $0.resultTypeNames.contains("Publisher")
    }
    let found = heard.flatMap { listeners[String($0.name.prefix { $0 != "(" })] ?? [] }
    return Set(found.filter { $0.owners?.isDisjoint(with: own) != true }.map(\.name))
  }
}

extension SourceCode {
  /// Returns the names of closures or publishers that the token at `position` may connect, each with the word before its dot.
  ///
  /// The `=` before a closure gives one name, the assigned property. A subscription gives all names after a dot in its line, such
  /// as `bind` in `presenter.bind().subscribe { … }`. Any other token gives none.
  fileprivate func subscribedNames(at position: Int) -> [(owner: String?, name: String)] {
    if isMark("{", at: position + 1), let property = assignedProperty(at: position) {
      return [(assignedOwner(at: position), property)]
    }
    guard isSubscribing(at: position) else { return [] }
    let line = tokens[position].line
    let start = tokens[..<position].lastIndex { $0.line < line }.map { $0 + 1 } ?? 0
    return (start..<position).filter { isMark(".", at: $0 - 1) }.compactMap { position in
      word(at: position).map { (word(at: position - 2), $0) }
    }
  }
}
