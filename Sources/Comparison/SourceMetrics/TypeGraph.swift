/// A directed graph of the types of a variant; an edge leads from a type to a type that it names.
struct TypeGraph {
  let names: [String]
  /// The names of the types to which each type leads.
  let targets: [String: Set<String>]

  /// Makes the graph of the outermost types, protocols included.
  init(_ source: VariantSource) {
    let types = source.outline.outermost
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

  /// Returns the graph without protocols: a type that names a protocol leads to all types that conform to it, and a
  /// type that stores a closure or publishes leads to its listeners.
  func throughProtocols(_ source: VariantSource) -> TypeGraph {
    let types = source.outline.outermost
    let classes = types.filter { $0.kind != .protocol }
    var targets: [String: Set<String>] = [:]
    let listeners = CallbackListeners(source)
    for type in classes {
      let named = (self.targets[type.name] ?? []).subtracting(type.parents)
      let behind = classes.filter { !named.isDisjoint(with: $0.parents) }.map(\.name)
      targets[type.name] = named.union(behind).union(listeners.names(of: type)).intersection(
        classes.map(\.name)
      )
      .subtracting([type.name])
    }
    return TypeGraph(names: classes.map(\.name), targets: targets)
  }

  /// The strongly connected groups of at least two types, largest first.
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
