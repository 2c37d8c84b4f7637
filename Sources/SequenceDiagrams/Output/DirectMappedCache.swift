/// Values that were asked for lately, in a bounded number of slots: of two keys that fall into the
/// same slot the later stays.
///
/// Unlike a dictionary it takes as much memory for a million rows as for a thousand, needs no rule
/// for what to forget, and looks at a key's own fingerprint instead of hashing all of it anew. It has
/// few slots until keys collide. Both operations take constant time, but for the few times it grows.
struct DirectMappedCache<Key: Fingerprinted, Value> {
  private var entries: [Entry?] = []
  private let mostSlots: Int

  private struct Entry {
    let key: Key
    let value: Value
  }

  private static var fewestSlots: Int { 16 }

  /// An empty cache; the number of slots it may have is a power of two.
  init(slots: Int) { mostSlots = slots }

  /// The value of a key; nil when it is not kept.
  subscript(key: Key) -> Value? {
    get {
      guard !entries.isEmpty, let entry = entries[slot(of: key)], entry.key == key else {
        return nil
      }
      return entry.value
    }
    set {
      makeRoom(for: key)
      entries[slot(of: key)] = newValue.map { Entry(key: key, value: $0) }
    }
  }

  /// Doubles the slots until the key has one of its own, or there are as many as there may be.
  private mutating func makeRoom(for key: Key) {
    if entries.isEmpty {
      entries = Array(repeating: nil, count: min(mostSlots, Self.fewestSlots))
    }
    while entries.count < mostSlots, let other = entries[slot(of: key)], other.key != key {
      let kept = entries.compactMap(\.self)
      entries = Array(repeating: nil, count: entries.count * 2)
      for entry in kept { entries[slot(of: entry.key)] = entry }
    }
  }

  private func slot(of key: Key) -> Int {
    Int(truncatingIfNeeded: key.fingerprint) & (entries.count - 1)
  }
}

/// What can be a key of a cache.
protocol Fingerprinted: Equatable {
  /// A number that equal values share and others rarely do, least of all in its last bits.
  var fingerprint: UInt64 { get }
}
