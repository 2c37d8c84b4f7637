/// The earlier lines, seen from one that is being typed.
struct EarlierLines {
  /// The lines, oldest first.
  let entries: [String]
  /// Which of them stands in the line; their count for the one being typed.
  private(set) var position: Int
  /// What was typed before an earlier line took its place.
  private var draft = EditBuffer()

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
}
