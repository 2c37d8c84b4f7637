import Traces

// Measures of declarations: types, protocols, requirements, methods.

extension SourceMeasure {
  static let types = Measure<VariantSource>(
    "types",
    unit: "types",
    "Classes, structs, enums and actors in the declared files, nested ones too."
  ) { source in
    source.outline.types.filter { ![.protocol, .extension].contains($0.kind) }.map { type in
      "\(type.role?.name ?? "no role"): \(type.kind.rawValue) \(type.name), \(type.location)"
    }
  }

  static let protocols = Measure<VariantSource>(
    "protocols",
    unit: "protocols",
    "Protocol declarations in the declared files. For one reader, each protocol is a file's "
      + "worth of upkeep; for another, a place where a test can put another object."
  ) { source in
    source.outline.protocols.map { "\($0.name): \($0.members.count), \($0.location)" }
  }

  static let requirements = Measure<VariantSource>(
    "requirements",
    unit: "requirements",
    "Methods, properties and initializers that the protocols demand; those in extensions do not count."
  ) { source in
    source.outline.protocols.flatMap { type in
      type.members.map { "\(type.name): \($0.signature), \($0.location)" }
    }
  }

  static let methods = Measure<VariantSource>(
    "methods",
    unit: "methods",
    "Methods with a body; initializers and properties do not count."
  ) { source in
    source.outline.methods.map { "\($0.type.name).\($0.member.name), \($0.member.location)" }
  }

  static let forwarding = Measure<VariantSource>(
    "forwarding-methods",
    "forwarding-only methods",
    unit: "methods",
    "Methods whose body is one call of another object or type, with the same arguments in order."
  ) { source in
    source.outline.forwardingMethods.map { type, member in
      "\(type.role?.name ?? "no role"): \(type.name).\(member.name), \(member.location)"
    }
  }
}
