/// A directed graph of a variant's types, in which each type has edges to the types that its source names.
struct TypeGraph {
  let names: [String]
  /// The names of the types to which a type has edges; the key is the name of that type.
  let targets: [String: Set<String>]

  /// Creates the graph of the types in a source; a nested type is a part of the type around it, but a nested protocol is not.
  init(_ source: VariantSource) {
    let types = source.outline.standing
    names = types.map(\.name)
    targets = Dictionary(
      types.map { ($0.name, Set(source.named(by: $0).map(\.name))) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private init(names: [String], targets: [String: Set<String>]) {
    self.names = names
    self.targets = targets
  }

  /// Returns the graph without protocols: an edge to a protocol is replaced by edges to all types that conform to it.
  ///
  /// Edges of a type to its superclass and its own protocols, also inherited ones, are left out. Edges to the listeners of its
  /// closures and publishers are added.
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
