/// The earlier lines, seen from one that is being typed.
struct EarlierLines {
  /// The lines, oldest first.
  let entries: [String]
  /// Which of them stands in the line; their count for the one being typed.
  private(set) var position: Int
  /// What was typed before an earlier line took its place.
  private var draft = EditBuffer()
  /// With what lines begin among which one goes up and down; empty for all of them.
  private var beginning = ""

  /// Begins behind the last.
  init(_ entries: [String] = []) {
    self.entries = entries
    position = entries.count
  }

  /// The line at an index, to replace `buffer`; nil when there is none, or it is that.
  mutating func recall(_ index: Int, from buffer: EditBuffer) -> EditBuffer? {
    guard (0...entries.count).contains(index), index != position else { return nil }
    take(index, from: buffer)
    return index == entries.count ? draft : EditBuffer(entries[index])
  }

  /// Notes that the line of an index has taken the place of `buffer`.
  mutating func take(_ index: Int, from buffer: EditBuffer) {
    if position == entries.count { draft = buffer }
    position = index
  }

  /// The next older or newer line that begins with what was typed, to replace `buffer`; where none
  /// does, the next of all.
  mutating func recall(older isOlder: Bool, from buffer: EditBuffer) -> EditBuffer? {
    if position == entries.count { beginning = knownBeginning(of: buffer.textBeforeCursor) }
    let step = isOlder ? -1 : 1
    var index = position + step
    while entries.indices.contains(index), !isWanted(entries[index], beside: buffer.text) {
      index += step
    }
    return recall(index, from: buffer)
  }

  private func isWanted(_ entry: String, beside shown: String) -> Bool {
    entry.hasPrefix(beginning) && (beginning.isEmpty || entry != shown)
  }

  private func knownBeginning(of typed: String) -> String {
    entries.contains { $0.hasPrefix(typed) } ? typed : ""
  }
}
