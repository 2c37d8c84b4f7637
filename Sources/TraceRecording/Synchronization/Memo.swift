/// A cache of values, each computed from its key alone.
///
/// For keys of which a program has a fixed number, such as types and literals: nothing is ever removed.
final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let known = Locked<[Key: Value]>([:])
  private let make: @Sendable (Key) -> Value

  init(_ make: @escaping @Sendable (Key) -> Value) {
    self.make = make
  }

  /// The value of a key; one look-up from the second access on.
  subscript(key: Key) -> Value {
    if let value = known.locked({ $0[key] }) { return value }
    let value = make(key)
    known.locked { $0[key] = value }
    return value
  }
}
