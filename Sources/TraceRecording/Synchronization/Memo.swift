/// Values that follow from their keys alone, each made once in the life of the program.
///
/// For keys of which a program has a fixed number, such as its types or its own literals.
final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let known = Locked<[Key: Value]>([:])
  private let make: @Sendable (Key) -> Value

  /// Begins with none.
  init(_ make: @escaping @Sendable (Key) -> Value) {
    self.make = make
  }

  /// The value of a key; costs one look-up from the second time on.
  subscript(key: Key) -> Value {
    if let value = known.locked({ $0[key] }) { return value }
    let value = make(key)
    known.locked { $0[key] = value }
    return value
  }
}
