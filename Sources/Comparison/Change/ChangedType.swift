import Stage
import Traces

/// A type that was added, changed or removed.
struct ChangedType {
  /// Its name.
  let name: String
  /// What became of it.
  let alteration: Alteration
  /// Whether it is a protocol.
  let isProtocol: Bool
  /// The role that it has, or had.
  let role: Role?
}

extension ChangedType {
  /// The types that stand in no other and whose code differs; comments and blanks are no code.
  static func all(from before: SourceOutline, to after: SourceOutline) -> [ChangedType] {
    let names = (after.outermost + before.outermost).map(\.name).eachOnce
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
  /// The code of a type and its extensions.
  fileprivate func code(of type: SourceType) -> [String] {
    type.pieces.map { files[$0.file].text($0.tokens) }
  }
}
