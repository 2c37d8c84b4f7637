import CRecording

/// A cache of values, each computed from its key alone.
///
/// For keys of which a program has a fixed number, such as types and literals: nothing is ever removed.
final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let known = Locked<[Key: Value]>([:])
  private let make: @Sendable (Key) -> Value

  init(_ make: @escaping @Sendable (Key) -> Value) {
    self.make = make
  }

  subscript(key: Key) -> Value {
    if let value = known.locked({ $0[key] }) { return value }
    let value = make(key)
    known.locked { $0[key] = value }
    return value
  }
}

/// A cache of facts about types, determined when a type is first looked up.
///
/// The key is a type's address, which is never reused. A cache lives as long as the program. Reading takes no lock,
/// also while other threads add entries.
final class TypeCache<Facts: Sendable>: Sendable {
  /// An object that holds the facts of a type and is never released.
  private final class Kept: Sendable {
    let facts: Facts

    init(_ facts: Facts) {
      self.facts = facts
    }
  }

  private nonisolated(unsafe) let known = recording_cache_make()
  private let find: @Sendable (Any.Type) -> Facts

  init(_ find: @escaping @Sendable (Any.Type) -> Facts) {
    self.find = find
  }

  subscript(type: Any.Type) -> Facts {
    let key = unsafeBitCast(type, to: UnsafeRawPointer.self)
    if let kept = recording_cache_find(known, key) { return facts(at: kept) }
    let made = Unmanaged.passRetained(Kept(find(type)))
    let kept = recording_cache_add(known, key, made.toOpaque())
    // Another thread added the type first.
    if kept != UnsafeRawPointer(made.toOpaque()) { made.release() }
    return facts(at: kept)
  }

  private func facts(at kept: UnsafeRawPointer) -> Facts {
    Unmanaged<Kept>.fromOpaque(kept)._withUnsafeGuaranteedRef { $0.facts }
  }
}
