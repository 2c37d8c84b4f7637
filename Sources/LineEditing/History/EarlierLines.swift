/// The lines of the history for the Up and Down keys, followed by the line being typed.
///
/// As in bash, an earlier line that was changed stays changed until Enter or Ctrl-C ends the line being typed.
struct EarlierLines {
  let entries: [String]
  /// The index of the line that the editor shows; `entries.count` for the line being typed.
  private(set) var position: Int
  /// The lines that the user changed, by index; the line being typed has the index `entries.count`.
  private var changed: [Int: EditBuffer] = [:]
  /// The text with which recalled lines must begin; empty if all lines are recalled.
  private var beginning = ""

  init(_ entries: [String] = []) {
    self.entries = entries
    position = entries.count
  }

  /// Moves to the line at `index` and returns it with the user's changes; nil for the present position or out of range.
  ///
  /// The edited line `buffer` is kept if it was changed.
  mutating func recall(_ index: Int, from buffer: EditBuffer) -> EditBuffer? {
    guard (0...entries.count).contains(index), index != position else { return nil }
    move(to: index, storing: buffer)
    return changed[index] ?? (index == entries.count ? EditBuffer() : EditBuffer(entries[index]))
  }

  mutating func move(to index: Int, storing buffer: EditBuffer) {
    let isChanged = position == entries.count || entries[position] != buffer.text
    changed[position] = isChanged ? buffer : nil
    position = index
  }

  /// Moves to the next older or newer line that begins with the typed text, and returns it; nil if none is left.
  ///
  /// The edited line `buffer` is kept if it was changed. If the typed text is empty or begins no line of the history, every line is
  /// returned in turn; else lines equal to `buffer` are skipped. A line that the user changed is always returned.
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
