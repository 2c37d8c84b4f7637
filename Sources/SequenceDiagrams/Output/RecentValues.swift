/// Values that were asked for lately: where there are too many, all are forgotten.
///
/// So it takes as much memory for a million rows as for a thousand.
struct RecentValues<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  private let limit: Int

  /// Keeps nothing yet, and never more values than that.
  init(atMost limit: Int) {
    self.limit = limit
  }

  /// The value of a key; nil when it is not kept.
  subscript(key: Key) -> Value? {
    get { values[key] }
    set {
      if values.count >= limit { values.removeAll(keepingCapacity: true) }
      values[key] = newValue
    }
  }
}
