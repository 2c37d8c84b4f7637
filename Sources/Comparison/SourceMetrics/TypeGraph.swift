/// A directed graph of a variant's types, in which each type has edges to the types that its source names.
struct TypeGraph: Sendable {
  let names: [String]
  /// The names of the types to which a type has edges; the key is the name of that type.
  let targets: [String: Set<String>]
}

extension TypeGraph {
  /// Creates the graph of the standing types; the names in a nested type are names in the type around it.
  init(_ outline: SourceOutline) {
    let types = outline.standing
    names = types.map(\.name)
    let all = Set(names)
    let named = types.map { type in
      let targets = Set(outline.names(in: type).map { outline.declared.standing($0.name) })
      return (type.name, targets.intersection(all).subtracting([type.name]))
    }
    targets = Dictionary(named) { first, _ in first }
  }

  /// Returns the graph without protocols: an edge to a protocol is replaced by edges to all types that conform to it.
  ///
  /// A type has no edges to its ancestors, but edges to the listeners of its closures and publishers.
  func throughProtocols(_ source: VariantSource) -> TypeGraph {
    let outline = source.outline
    let classes = outline.standing.filter { $0.kind != .protocol }
      .map { (type: $0, name: $0.name, ancestors: outline.ancestors(of: $0)) }
    var targets: [String: Set<String>] = [:]
    let listeners = CallbackListeners(source)
    for (type, name, ancestors) in classes {
      let named = (self.targets[name] ?? []).subtracting(ancestors)
      let behind = classes.filter { !named.isDisjoint(with: $0.ancestors) }.map(\.name)
      targets[name] = named.union(behind).union(listeners.names(of: type)).intersection(
        classes.map(\.name)
      )
      .subtracting([name])
    }
    return TypeGraph(names: classes.map(\.name), targets: targets)
  }

  /// The groups of at least two types in which each leads to every other, directly or through other types; largest group first.
  var cycles: [[String]] {
    var grouped: Set<String> = []
    let groups = names.compactMap { name -> [String]? in
      guard !grouped.contains(name) else { return nil }
      let group = names.filter {
        $0 == name || reached(from: name).contains($0) && reached(from: $0).contains(name)
      }
      grouped.formUnion(group)
      return group.count > 1 ? group : nil
    }
    return groups.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }

  private func reached(from name: String) -> Set<String> {
    var reached: Set<String> = []
    var next = Array(targets[name] ?? [])
    while let target = next.popLast() {
      if reached.insert(target).inserted { next += targets[target] ?? [] }
    }
    return reached
  }
}

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
    for (type, member) in types.allMembers {
      let code = source.outline.files[member.piece.file]
      for heard in member.piece.tokens.flatMap(code.subscribedNames) {
        let owner = members[type.name]?.first {
          $0.kind == .property && $0.name == heard.owner && !$0.resultTypeNames.isEmpty
        }
        listeners[heard.name, default: []].append((type.name, owner?.resultTypeNames))
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
    let line = line(at: position)
    let start = (0..<position).last { self.line(at: $0) < line }.map { $0 + 1 } ?? 0
    return (start..<position).filter { isMark(".", at: $0 - 1) }.compactMap { position in
      word(at: position).map { (word(at: position - 2), $0) }
    }
  }
}
