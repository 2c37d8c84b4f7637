import Traces

/// A type that a change request added, changed or removed.
struct ChangedType {
  let name: String
  let alteration: Alteration
  let isProtocol: Bool
  /// The type's role, such as Presenter, after the change (for a removed type, before it); nil for a protocol or without a role.
  let role: Role?

  /// Returns the types, except nested ones, whose code was added, changed or removed, apart from comments and blanks.
  static func all(from before: SourceOutline, to after: SourceOutline) -> [ChangedType] {
    let names = (after.outermost + before.outermost).map(\.name).uniqued()
    return names.compactMap { name in
      let (old, new) = (before.type(name), after.type(name))
      let alteration = Alteration(from: old.map(before.code), to: new.map(after.code))
      guard let alteration, let type = new ?? old else { return nil }
      let isProtocol = type.kind == .protocol
      return ChangedType(
        name: name,
        alteration: alteration,
        isProtocol: isProtocol,
        role: isProtocol ? nil : type.role
      )
    }
  }
}

extension SourceOutline {
  fileprivate func code(of type: SourceType) -> [String] {
    types.filter { $0.name == type.name }.flatMap(\.pieces)
      .map { files[$0.file].text($0.tokens) }
  }
}
