/// What was found out about types, once for each; a type's identity is never given to another.
final class TypeCache<Facts: Sendable>: Sendable {
  private let known: Memo<TypeKey, Facts>

  /// Makes a cache that knows nothing yet.
  init(_ find: @escaping @Sendable (Any.Type) -> Facts) {
    known = Memo { find($0.type) }
  }

  /// What is known of a type; costs one look-up from the second time on.
  subscript(type: Any.Type) -> Facts { known[TypeKey(type: type)] }
}

/// A type as a key.
private struct TypeKey: Hashable {
  let type: Any.Type

  static func == (first: TypeKey, second: TypeKey) -> Bool { first.type == second.type }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
