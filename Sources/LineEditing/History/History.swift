import PrintableText

/// The lines that were typed before, in a file of its own or in memory only.
///
/// Whatever is wrong with the file (no right to write it, no file at all, garbage in it), the
/// lines of this session are kept: a history must not stop the prompt.
package final class History {
  /// The lines, oldest first.
  package private(set) var entries: [String] = []
  /// Why lines are not kept for the next session, in a sentence, since that was first so.
  package private(set) var problem: String?
  /// What became of a file in which lines were damaged, in a sentence.
  package let remark: String?
  /// How many lines are kept.
  package let limit: Int
  private let file: HistoryFile?
  /// Lines that could not be written, for the next attempt.
  private var unwritten: [String] = []

  /// Lines with more bytes than this are kept for the session only.
  private static let longest = 1 << 16

  /// Reads the lines of a file; without a path they are kept in memory only.
  package init(path: String? = nil, limit: Int = 1000) {
    self.limit = max(1, limit)
    file = path.map { HistoryFile(path: $0) }
    let contents = file?.read(keeping: self.limit) ?? HistoryFile.Contents()
    remark = contents.setAside.map {
      "Lines of the history were damaged. It is kept as \($0.printable()), and goes on with the others."
    }
    for entry in contents.entries { remember(entry) }
    if let problem = contents.problem { note(problem) }
  }

  /// Adds a line, here and in the file, unless it begins with a blank, says nothing or repeats the last.
  ///
  /// Returns whether it was added.
  @discardableResult
  package func append(_ entry: String) -> Bool {
    guard entry.first != " ", entry.first != "\t", remember(entry) else { return false }
    if entry.utf8.count <= Self.longest { write(entry) }
    return true
  }

  /// The last line of one row that begins with a text and goes on; nil when there is none.
  package func latest(beginningWith text: String) -> String? {
    entries.last { $0.hasPrefix(text) && $0 != text && !$0.contains("\n") }
  }

  private func write(_ entry: String) {
    guard let file else { return }
    unwritten = (unwritten + [entry]).suffix(limit)
    do throws(OpenFile.Problem) {
      try file.append(unwritten, milliseconds: problem == nil ? HistoryFile.patience : 0)
      unwritten = []
    } catch {
      note(error)
    }
  }

  private func note(_ problem: OpenFile.Problem) {
    guard let path = file?.path, self.problem == nil else { return }
    self.problem = "The history cannot be written to \(path.printable()): \(problem)."
  }

  @discardableResult
  private func remember(_ entry: String) -> Bool {
    guard !entry.allSatisfy(\.isWhitespace), !entry.utf8.contains(0), entry != entries.last else {
      return false
    }
    entries.append(entry)
    if entries.count > limit { entries.removeFirst(entries.count - limit) }
    return true
  }
}
