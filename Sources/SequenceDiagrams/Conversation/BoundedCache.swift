/// A cache that is emptied when it is full, so that its memory is bounded.
struct BoundedCache<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  private let limit: Int

  init(atMost limit: Int) {
    self.limit = limit
  }

  subscript(key: Key) -> Value? {
    get { values[key] }
    set {
      if values.count >= limit { values.removeAll(keepingCapacity: true) }
      values[key] = newValue
    }
  }
}

/// A cache of values by row number, for up to 4,096 of the latest rows and for older rows that were read recently.
///
/// A row that is read regularly stays, so the row of an action is still known after a million messages.
struct RowCache<Value> {
  private struct Entry {
    var number: Int
    var value: Value
    var lastUse: Int
  }

  /// The latest rows; a row's slot is its number modulo the number of slots, a power of two that doubles when two rows collide.
  private var entries: [Entry?] = Array(repeating: nil, count: 16)
  private var kept: [Int: Entry] = [:]
  private var uses = 0

  private static var size: Int { 4096 }

  /// The value of a row, nil if the row has none or was dropped; setting nil has no effect.
  subscript(number: Int) -> Value? {
    mutating get {
      uses += 1
      let index = number & (entries.count - 1)
      if entries[index]?.number == number {
        entries[index]?.lastUse = uses
        return entries[index]?.value
      }
      guard var entry = kept[number] else { return nil }
      entry.lastUse = uses
      kept[number] = entry
      return entry.value
    }
    set {
      guard let newValue else { return }
      makeRoom(for: number)
      let index = number & (entries.count - 1)
      if let old = entries[index], uses - old.lastUse < RowCache.size / 2 { keep(old) }
      entries[index] = Entry(number: number, value: newValue, lastUse: uses - RowCache.size)
    }
  }

  /// Doubles the number of slots, up to `size`, as long as another row (numbered event) is in the slot of row `number`.
  private mutating func makeRoom(for number: Int) {
    while entries.count < RowCache.size,
      let other = entries[number & (entries.count - 1)]?.number, other != number
    {
      var wider: [Entry?] = Array(repeating: nil, count: entries.count * 2)
      for entry in entries {
        if let entry { wider[entry.number & (wider.count - 1)] = entry }
      }
      entries = wider
    }
  }

  /// Keeps an entry that loses its slot; if more than `size` entries are kept, drops the entries that were not read recently.
  private mutating func keep(_ entry: Entry) {
    kept[entry.number] = entry
    guard kept.count > RowCache.size else { return }
    kept = kept.filter { uses - $0.value.lastUse < RowCache.size / 2 }
  }
}
