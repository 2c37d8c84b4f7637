/// The earlier lines, and the one that is being typed behind them.
///
/// A line that was changed stays changed until the person has done with the line, as in bash.
struct EarlierLines {
  /// The lines, oldest first.
  let entries: [String]
  /// Which of them stands in the line; their count for the one being typed.
  private(set) var position: Int
  /// Lines that were changed, by their index; the one being typed has the index behind the last.
  private var changed: [Int: EditBuffer] = [:]
  /// With what lines begin among which one goes up and down; empty for all of them.
  private var beginning = ""

  /// Begins behind the last.
  init(_ entries: [String] = []) {
    self.entries = entries
    position = entries.count
  }

  /// Returns the line at an index, to replace `buffer`; nil when there is none, or it is that.
  mutating func recall(_ index: Int, from buffer: EditBuffer) -> EditBuffer? {
    guard (0...entries.count).contains(index), index != position else { return nil }
    take(index, from: buffer)
    return changed[index] ?? (index == entries.count ? EditBuffer() : EditBuffer(entries[index]))
  }

  /// Notes that the line of an index has taken the place of `buffer`.
  mutating func take(_ index: Int, from buffer: EditBuffer) {
    let isChanged = position == entries.count || entries[position] != buffer.text
    changed[position] = isChanged ? buffer : nil
    position = index
  }

  /// Returns the next older or newer line that begins with what was typed, to replace `buffer`; where
  /// none does, the next of all.
  ///
  /// A changed line is among them, whatever it begins with.
  mutating func recall(older isOlder: Bool, from buffer: EditBuffer) -> EditBuffer? {
    if position == entries.count { beginning = knownBeginning(of: buffer.textBeforeCursor) }
    let step = isOlder ? -1 : 1
    var index = position + step
    while entries.indices.contains(index), !isWanted(index, beside: buffer.text) { index += step }
    return recall(index, from: buffer)
  }

  private func isWanted(_ index: Int, beside shown: String) -> Bool {
    if changed[index] != nil { return true }
    let entry = entries[index]
    return entry.hasPrefix(beginning) && (beginning.isEmpty || entry != shown)
  }

  private func knownBeginning(of typed: String) -> String {
    entries.contains { $0.hasPrefix(typed) } ? typed : ""
  }
}
