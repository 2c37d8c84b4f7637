import Traces

// Measures of the dependencies between types.

extension SourceMeasure {
  static let cycles = SourceMeasure(
    "declared-cycles",
    "declared cycles",
    unit: "cycles",
    "Groups of types of which each names every other, directly or by way of types in between; "
      + "a protocol is a type of its own."
  ) { source in
    TypeGraph(source).cycles.map { $0.joined(separator: ", ") }
  }

  static let protocolCycles = SourceMeasure(
    "indirect-cycles",
    "indirect cycles",
    unit: "types, per cycle",
    "Groups of types of which each leads to every other, by the number of types in each: 2+4 are two "
      + "groups; protocols are in none. A type leads to the types that it names, to those that conform "
      + "to a protocol that it names and does not itself conform to, and to those that set a closure "
      + "that it keeps or call subscribe on what it publishes. The types of one group cannot be "
      + "understood, or taken out, one without the others."
  ) { source in
    let cycles = TypeGraph(source).throughProtocols(source).cycles
    return Measurement(
      value: .sizes(cycles.map(\.count)),
      rows: cycles.map { "\($0.count): \($0.joined(separator: ", "))" }
    )
  }

  static let screenKit = SourceMeasure(
    "screen-kit",
    "screen kit outside the View",
    unit: "names",
    "Names of the stage's UIKit-shaped types that stand in a type whose role is neither View nor "
      + "Controller, each once a type."
  ) { source in
    source.outline.outermost.filter { !($0.role?.isScreenRole ?? false) }.flatMap { type in
      source.outline.names(in: type).filter { ScreenKit.types.contains($0.name) }.map {
        "\(type.role?.name ?? "no role"): \(type.name) names \($0.name), \($0.location)"
      }
    }
  }

  static func lines(of role: Role) -> SourceMeasure {
    SourceMeasure(
      "lines-of-\(role.name.lowercased())",
      "\(role.name): lines",
      unit: "lines",
      "Lines of code in the types of this role, with what wires and maps there."
    ) { source in
      guard source.outline.roles.contains(role) else { return Measurement(value: .none) }
      let counted = source.lines
      return Measurement(
        value: .number(counted.roles.values.count { $0 == role }),
        rows: counted.rows(in: source.outline) { counted.roles[$0] == role }
      )
    }
  }

  static func coupling(of role: Role) -> SourceMeasure {
    SourceMeasure(
      "coupling-of-\(role.name.lowercased())",
      "\(role.name): uses/used by",
      unit: "types",
      "Uses (Ce, efferent coupling): types and protocols of the variant that types of this role "
        + "name. Used by (Ca, afferent coupling): those that name one of them. Behind them the "
        + "instability, uses / (uses + used by). Types of the same role count like the others."
    ) { source in
      guard source.outline.roles.contains(role) else { return Measurement(value: .none) }
      return source.coupling(of: role)
    }
  }
}

extension VariantSource {
  fileprivate func coupling(of role: Role) -> Measurement {
    let own = outline.outermost.filter { $0.role == role }
    let outgoing = edges(from: own, to: outline.outermost)
    let incoming = edges(from: outline.outermost, to: own)
    let coupling = Coupling(
      outgoing: Set(outgoing.map(\.1)).count,
      incoming: Set(incoming.map(\.0)).count
    )
    let rows = (outgoing + incoming).map { "\($0.0) names \($0.1)" }
    return Measurement(value: .coupling(coupling), rows: rows)
  }

  private func edges(from: [SourceType], to: [SourceType]) -> [(String, String)] {
    let names = Set(to.map(\.name))
    return from.flatMap { type in
      named(by: type).filter { names.contains($0.name) }.map { (type.name, $0.name) }
    }
  }
}

extension Role {
  /// Whether objects with the role draw on the screen: the role's kind is View or Controller.
  var isScreenRole: Bool { kind == Role.view.name || kind == Role.controller.name }
}
