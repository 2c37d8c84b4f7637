/// What was found out about types, once for each; a type's identity is never given to another.
final class TypeCache<Facts: Sendable>: Sendable {
  private let known = Locked<[ObjectIdentifier: Facts]>([:])
  private let find: @Sendable (Any.Type) -> Facts

  /// Makes a cache that knows nothing yet.
  init(_ find: @escaping @Sendable (Any.Type) -> Facts) {
    self.find = find
  }

  /// What is known of a type; costs one look-up from the second time on.
  subscript(type: Any.Type) -> Facts {
    let id = ObjectIdentifier(type)
    if let facts = known.locked({ $0[id] }) { return facts }
    let facts = find(type)
    known.locked { $0[id] = facts }
    return facts
  }
}
