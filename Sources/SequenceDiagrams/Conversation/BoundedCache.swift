/// A cache whose memory is bounded: it keeps the values stored or read recently.
///
/// Once `limit` values were stored, the cache drops the values that were neither stored nor read while the last `limit` were.
/// A value that is read regularly stays, so the row of an action is still known after a million messages.
struct BoundedCache<Key: Hashable, Value> {
  private var recent: [Key: Value] = [:]
  private var older: [Key: Value] = [:]
  private let limit: Int

  init(atMost limit: Int) {
    self.limit = limit
  }

  /// The value for a key; nil if none was stored or it was dropped.
  subscript(key: Key) -> Value? {
    mutating get {
      if let value = recent[key] { return value }
      guard let value = older[key] else { return nil }
      self[key] = value
      return value
    }
    set {
      if recent.count >= limit {
        swap(&recent, &older)
        recent.removeAll(keepingCapacity: true)
      }
      recent[key] = newValue
    }
  }
}
