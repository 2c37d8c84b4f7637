/// The earlier lines for the Up and Down keys, with the line being typed behind the last.
///
/// As in bash, an earlier line that was changed stays changed until Enter or Ctrl-C ends the line being typed.
struct EarlierLines {
  /// The lines, oldest first.
  let entries: [String]
  /// The index of the line shown in the editor; `entries.count` for the line being typed.
  private(set) var position: Int
  /// The changed lines by index; the line being typed has the index `entries.count`.
  private var changed: [Int: EditBuffer] = [:]
  /// The beginning that earlier lines must have; empty for all lines.
  private var beginning = ""

  init(_ entries: [String] = []) {
    self.entries = entries
    position = entries.count
  }

  /// Returns the line at an index to replace `buffer`; nil for an index out of range or the present position.
  mutating func recall(_ index: Int, from buffer: EditBuffer) -> EditBuffer? {
    guard (0...entries.count).contains(index), index != position else { return nil }
    move(to: index, storing: buffer)
    return changed[index] ?? (index == entries.count ? EditBuffer() : EditBuffer(entries[index]))
  }

  /// Moves to an index and keeps `buffer` if it differs from the entry it stands for.
  mutating func move(to index: Int, storing buffer: EditBuffer) {
    let isChanged = position == entries.count || entries[position] != buffer.text
    changed[position] = isChanged ? buffer : nil
    position = index
  }

  /// Returns the next older or newer line that has the typed beginning, to replace `buffer`; the next of all lines
  /// where no line has it.
  ///
  /// A changed line is included whatever its beginning.
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
