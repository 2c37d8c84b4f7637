/// Values that were asked for lately, in a fixed number of slots: of two keys that fall into the
/// same slot the later stays.
///
/// Unlike a dictionary it takes as much memory for a million rows as for a thousand, needs no rule
/// for what to forget, and looks at a key's own fingerprint instead of hashing all of it anew. Both
/// operations take constant time.
struct DirectMappedCache<Key: Fingerprinted, Value> {
  private var keys: [Key?]
  private var values: [Value?]

  /// An empty cache; the number of slots is a power of two.
  init(slots: Int) {
    keys = Array(repeating: nil, count: slots)
    values = Array(repeating: nil, count: slots)
  }

  /// The value of a key; nil when it is not kept.
  subscript(key: Key) -> Value? {
    get {
      let slot = slot(of: key)
      return keys[slot] == key ? values[slot] : nil
    }
    set {
      let slot = slot(of: key)
      keys[slot] = key
      values[slot] = newValue
    }
  }

  private func slot(of key: Key) -> Int {
    Int(truncatingIfNeeded: key.fingerprint) & (keys.count - 1)
  }
}

/// What can be a key of a cache.
protocol Fingerprinted: Equatable {
  /// A number that equal values share and others rarely do, least of all in its last bits.
  var fingerprint: UInt64 { get }
}
