/// What is remembered of rows, by their numbers: the last 4,096, and older ones that are of use.
///
/// It takes as much memory for a million rows as for ten thousand. A row that was asked for lately
/// stays, so that an action with a million messages in it is remembered to the end.
struct RecentRows<Value> {
  private struct Entry {
    var number: Int
    var value: Value
    var lastUse: Int
  }

  /// A row's slot is its number, cut to as many bits as there are slots; there are more as soon as
  /// two rows want one.
  private var entries: [Entry?] = Array(repeating: nil, count: 16)
  private var kept: [Int: Entry] = [:]
  private var uses = 0

  private static var size: Int { 4096 }

  /// What is known of a row; nil when it is unknown or forgotten.
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
      if let old = entries[index], uses - old.lastUse < RecentRows.size / 2 { keep(old) }
      entries[index] = Entry(number: number, value: newValue, lastUse: uses - RecentRows.size)
    }
  }

  /// Doubles the slots, up to all, while another row stands where this one wants to.
  private mutating func makeRoom(for number: Int) {
    while entries.count < RecentRows.size,
      let other = entries[number & (entries.count - 1)]?.number, other != number
    {
      var wider: [Entry?] = Array(repeating: nil, count: entries.count * 2)
      for entry in entries {
        if let entry { wider[entry.number & (wider.count - 1)] = entry }
      }
      entries = wider
    }
  }

  /// Keeps what was asked for lately; where that is too much, what was not goes.
  private mutating func keep(_ entry: Entry) {
    kept[entry.number] = entry
    guard kept.count > RecentRows.size else { return }
    kept = kept.filter { uses - $0.value.lastUse < RecentRows.size / 2 }
  }
}
