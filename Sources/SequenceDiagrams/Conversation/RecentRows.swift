/// What is remembered of rows, by their numbers: at least the last 4,096 that were of use.
///
/// It takes as much memory for a million rows as for ten thousand. A row that is asked for stays,
/// so that an action with a million messages in it is remembered to the end.
struct RecentRows<Value> {
  private var recent: [Int: Value] = [:]
  private var older: [Int: Value] = [:]
  private var last: (number: Int, value: Value)?
  private var previous: (number: Int, value: Value)?

  /// What is known of a row; nil when it is unknown or forgotten.
  subscript(number: Int) -> Value? {
    mutating get {
      if let last, last.number == number { return last.value }
      if let previous, previous.number == number { return previous.value }
      if let value = recent[number] { return value }
      guard let value = older[number] else { return nil }
      set(value, for: number)
      return value
    }
    set {
      guard let newValue else { return }
      set(newValue, for: number)
      previous = last
      last = (number, newValue)
    }
  }

  private mutating func set(_ value: Value, for number: Int) {
    if recent.count >= 4096 {
      swap(&recent, &older)
      recent.removeAll(keepingCapacity: true)
    }
    recent[number] = value
  }
}
