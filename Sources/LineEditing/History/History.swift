import PrintableText

/// The lines that the user typed earlier, stored in a file or only in memory.
///
/// A missing, unreadable or damaged file does not stop the prompt: the lines of this session are kept in any case.
package final class History {
  package private(set) var entries: [String] = []
  /// The first error of writing the history file, as a sentence, kept after later successes; nil without an error or a file.
  package private(set) var problem: String?
  /// A sentence that says where a history file with damaged lines was kept; nil for a sound file.
  package let damageReport: String?
  package let limit: Int
  private let file: HistoryFile?
  private var unwritten: [String] = []

  private static let maximumEntrySize = 1 << 16

  /// Reads at most `limit` lines, at least one, from the end of a file; without a path, lines are kept in memory only.
  package init(path: String? = nil, limit: Int = 1000) {
    self.limit = max(1, limit)
    file = path.map { HistoryFile(path: $0) }
    let contents: HistoryFile.Contents =
      file?.read(keeping: self.limit) ?? ([], nil, nil)
    damageReport = contents.setAside.map {
      "Lines of the history were damaged. It is kept as \($0.printable()), and goes on with the others."
    }
    for entry in contents.entries { appendEntry(entry) }
    if let problem = contents.problem { setProblem(problem) }
  }

  /// Appends a line to the history, and to its file if the line has at most 64 KiB; returns whether the line was appended.
  ///
  /// Does not append a line that begins with a blank or tab, is blank, contains a zero byte or repeats the previous line.
  @discardableResult
  package func append(_ entry: String) -> Bool {
    guard entry.first != " ", entry.first != "\t", appendEntry(entry) else { return false }
    if entry.utf8.count <= Self.maximumEntrySize { write(entry) }
    return true
  }

  /// Returns the latest line that begins with `text`, is longer, and contains no newline; nil if there is none.
  package func latest(beginningWith text: String) -> String? {
    entries.last { $0.hasPrefix(text) && $0 != text && !$0.contains("\n") }
  }

  private func write(_ entry: String) {
    guard let file else { return }
    unwritten = (unwritten + [entry]).suffix(limit)
    do throws(OpenFile.Problem) {
      try file.append(unwritten, milliseconds: problem == nil ? HistoryFile.lockTimeout : 0)
      unwritten = []
    } catch {
      setProblem(error)
    }
  }

  private func setProblem(_ problem: OpenFile.Problem) {
    guard let path = file?.path, self.problem == nil else { return }
    self.problem = "The history cannot be written to \(path.printable()): \(problem)."
  }

  @discardableResult
  private func appendEntry(_ entry: String) -> Bool {
    guard !entry.allSatisfy(\.isWhitespace), !entry.utf8.contains(0), entry != entries.last else {
      return false
    }
    entries.append(entry)
    if entries.count > limit { entries.removeFirst(entries.count - limit) }
    return true
  }
}

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
    if position == entries.count {
      let typed = buffer.textBeforeCursor
      beginning = entries.contains { $0.hasPrefix(typed) } ? typed : ""
    }
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
}
