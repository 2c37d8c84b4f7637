import Traces

extension SourceMeasure {
  static let types = Measure<VariantSource>(
    "types",
    "Classes, structs, enums and actors in the declared files, nested ones too."
  ) { source in
    source.outline.types.filter { ![.protocol, .extension].contains($0.kind) }.map { type in
      "\(type.role?.name ?? "no role"): \(type.kind.rawValue) \(type.name), \(type.location)"
    }
  }

  static let protocols = Measure<VariantSource>(
    "protocols",
    "Protocol declarations in the declared files. For one reader, each protocol is a file's "
      + "worth of upkeep; for another, a place where a test can put another object."
  ) { source in
    source.outline.protocols.map { "\($0.name): \($0.members.count), \($0.location)" }
  }

  static let requirements = Measure<VariantSource>(
    "requirements",
    "Methods, properties and initializers that the protocols demand; those in extensions do not count."
  ) { source in
    source.outline.protocols.allMembers.map { type, member in
      "\(type.name): \(member.signature), \(member.location)"
    }
  }

  static let methods = Measure<VariantSource>(
    "methods",
    "Methods with a body; initializers and properties do not count."
  ) { source in
    source.outline.methods.map { "\($0.type.name).\($0.member.name), \($0.member.location)" }
  }

  static let forwarding = Measure<VariantSource>(
    "forwarding-methods",
    titled: "forwarding-only methods",
    unit: "methods",
    "Methods whose body is one call of another object or type, with the same arguments in order."
  ) { source in
    source.outline.forwardingMethods.map { type, member in
      "\(type.role?.name ?? "no role"): \(type.name).\(member.name), \(member.location)"
    }
  }
}

extension SourceOutline {
  /// The methods, in all types, whose only statement passes the method's own arguments to another object.
  var forwardingMethods: [(type: SourceType, member: SourceMember)] {
    methods.filter { isForwarding($0.member) }
  }

  var methods: [(type: SourceType, member: SourceMember)] {
    types.allMembers.filter { $0.member.kind == .method && $0.member.body != nil }
  }

  /// Returns whether the member's body is one call of another object with the member's parameters, in their order, as arguments.
  private func isForwarding(_ member: SourceMember) -> Bool {
    guard let body = member.body else { return false }
    let code = files[member.piece.file]
    var location = body.lowerBound
    if code.word(at: location) == "_", code.isMark("=", at: location + 1) { location += 2 }
    while ["return", "try", "await"].contains(code.word(at: location)) {
      location += 1
      if code.isMark("?", at: location) || code.isMark("!", at: location) { location += 1 }
    }
    guard let open = code.argumentListStart(afterPathAt: location),
      code.end(of: open) == body.upperBound
    else {
      return false
    }
    let arguments = code.parts(code.inside(open)).map { part in
      let start = code.isMark(":", at: part.lowerBound + 1) ? part.lowerBound + 2 : part.lowerBound
      return part.upperBound - start == 1 ? code.word(at: start) : nil
    }
    return arguments == member.parameters.map(\.name)
  }
}

extension SourceCode {
  /// Returns the position of the `(` of a call whose path begins at `start`, such as `view?.presenter?.show` or `onChange?`.
  ///
  /// Nil for a call of the object's own method, for a call of `super`, and for anything else.
  fileprivate func argumentListStart(afterPathAt start: Int) -> Int? {
    var location = word(at: start) == "self" && isMark(".", at: start + 1) ? start + 2 : start
    guard word(at: start) != "super" else { return nil }
    var isOther = false
    while word(at: location) != nil {
      location += 1
      if isMark("?", at: location) || isMark("!", at: location) {
        (location, isOther) = (location + 1, true)
      }
      if isMark("(", at: location) { return isOther ? location : nil }
      guard isMark(".", at: location) else { return nil }
      (location, isOther) = (location + 1, true)
    }
    return nil
  }
}
