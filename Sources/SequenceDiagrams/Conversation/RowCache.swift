/// A cache of values by row number, for the last 4,096 rows and for older rows that were read recently.
///
/// Memory is bounded whatever the number of rows. A row that is read regularly stays, so the row of an action
/// is still known after a million messages.
struct RowCache<Value> {
  private struct Entry {
    var number: Int
    var value: Value
    var lastUse: Int
  }

  /// The slot of a row is its number modulo the number of slots, a power of two that doubles when two rows collide.
  private var entries: [Entry?] = Array(repeating: nil, count: 16)
  private var kept: [Int: Entry] = [:]
  private var uses = 0

  private static var size: Int { 4096 }

  /// The value of a row; nil when the row is unknown or was dropped.
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

  /// Doubles the number of slots, at most up to `size`, as long as the slot of row `number` holds another row.
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

  /// Keeps an entry that leaves its slot; beyond `size` kept entries, drops entries not read recently.
  private mutating func keep(_ entry: Entry) {
    kept[entry.number] = entry
    guard kept.count > RowCache.size else { return }
    kept = kept.filter { uses - $0.value.lastUse < RowCache.size / 2 }
  }
}
