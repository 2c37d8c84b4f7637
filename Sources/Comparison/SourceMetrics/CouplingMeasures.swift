import Traces

extension SourceMeasure {
  static let cycles = Measure<VariantSource>(
    "declared-cycles",
    unit: "cycles",
    "Groups of types in which each type names every other, directly or through types in between; "
      + "a protocol counts as a type, a type nested in another as a part of it."
  ) { source in source.graph.cycles.map { $0.joined(separator: ", ") } }

  static let protocolCycles = Measure<VariantSource>(
    "indirect-cycles",
    unit: "types, per cycle",
    "Groups of types in which each type leads to every other, by the number of types in each group: "
      + "2+4 are two groups. Protocols are in no group. A type leads to the types that it names; to the "
      + "types that conform to a protocol that it names, directly or by another protocol or class, unless "
      + "it conforms to the protocol itself; and to the types that set a closure that it stores or call "
      + "subscribe on a publisher of its own. No type of a group can be understood, or taken out, without "
      + "the others."
  ) { source in
    let cycles = source.graph.throughProtocols(source).cycles
    return Measurement(
      value: .sizes(cycles.map(\.count)),
      rows: cycles.map { "\($0.count): \($0.joined(separator: ", "))" }
    )
  }

  static let screenKit = Measure<VariantSource>(
    "screen-kit",
    titled: "screen kit outside the View",
    unit: "names",
    "Names of the stage's UIKit-shaped types in a type whose role is neither View nor Controller; a "
      + "name counts once per type. A type of the variant with the same name does not count."
  ) { source in
    let screenRoles: [String?] = [Role.view.name, Role.controller.name]
    let outline = source.outline
    return outline.standing.filter { !screenRoles.contains($0.role?.kind) }.flatMap { type in
      outline.names(in: type).filter {
        ScreenKit.types.contains($0.name) && outline.type($0.name) == nil
      }
      .map { "\(type.role?.name ?? "no role"): \(type.name) names \($0.name), \($0.location)" }
    }
  }

  static func lines(of role: Role) -> Measure<VariantSource> {
    Measure(
      "lines-of-\(role.name.lowercased())",
      titled: "\(role.name): lines",
      unit: "lines",
      "Lines of code in the types of this role, wiring and mapping included."
    ) { source in
      guard source.outline.roles.contains(role) else { return Measurement(value: .none) }
      let counted = source.lines
      return Measurement(
        value: .number(counted.roles.values.count { $0 == role }),
        rows: counted.rows(in: source.outline) { counted.roles[$0] == role }
      )
    }
  }

  static func coupling(of role: Role) -> Measure<VariantSource> {
    Measure(
      "coupling-of-\(role.name.lowercased())",
      titled: "\(role.name): uses/used by",
      unit: "types",
      "Uses (Ce, efferent coupling): types and protocols of the variant that types of this role "
        + "name. Used by (Ca, afferent coupling): types and protocols that name a type of this role. The "
        + "third number is the instability, uses / (uses + used by). Types of the same role count, too; a "
        + "nested type, if it is no protocol, counts as a part of the type around it."
    ) { source in
      guard source.outline.roles.contains(role) else { return Measurement(value: .none) }
      let all = source.outline.standing
      let own = all.filter { $0.role == role }
      let outgoing = source.edges(from: own, to: all)
      let incoming = source.edges(from: all, to: own)
      let (uses, users) = (Set(outgoing.map(\.1)).count, Set(incoming.map(\.0)).count)
      let rows = (outgoing + incoming).map { "\($0.0) names \($0.1)" }
      return Measurement(value: .coupling(outgoing: uses, incoming: users), rows: rows)
    }
  }
}

extension VariantSource {
  fileprivate func edges(from: [SourceType], to: [SourceType]) -> [(String, String)] {
    from.flatMap { type in
      to.filter { graph.targets[type.name]?.contains($0.name) == true }
        .map { (type.name, $0.name) }
    }
  }
}

/// The names of the types that imitate UIKit, such as `ViewController`.
enum ScreenKit {
  /// The types of whole screens; a property with such a type counts as a reference to an object.
  static let screens: Set = ["NavigationController", "ViewController"]

  /// The types that only a View or a Controller should use.
  static let types: Set = [
    "ActivityIndicatorView", "AlertAction", "AlertController", "Button", "IndexPath", "Label",
    "NavigationController", "RefreshControl", "TableView", "TableViewCell",
    "TableViewDataSource", "TableViewDelegate", "TextField", "View", "ViewController",
  ]
}
