/// Which types of a variant name which.
struct TypeGraph {
  /// The types, in the order of the files.
  let names: [String]
  /// For each type those it names.
  let targets: [String: Set<String>]

  /// Types and protocols, each as it stands.
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

  /// The same without protocols: who names one names all types that conform to it, and who keeps a
  /// closure or publishes names those that listen.
  func throughProtocols(_ source: VariantSource) -> TypeGraph {
    let types = source.outline.outermost
    let classes = types.filter { $0.kind != .protocol }
    var targets: [String: Set<String>] = [:]
    let listeners = Listeners(source)
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

  /// The groups of types of which each leads to every other, the largest first.
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
