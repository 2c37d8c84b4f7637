import PrintableText

/// The lines that the user typed earlier, stored in a file or only in memory.
///
/// A missing, unreadable or damaged file does not stop the prompt: the lines of this session are kept in any case.
package final class History {
  /// The lines of the history, oldest first.
  package private(set) var entries: [String] = []
  /// The first error of writing the history file, as a sentence, kept after later successes; nil without an error or a file.
  package private(set) var problem: String?
  /// A sentence that says where a history file with damaged lines was kept; nil for a sound file.
  package let damageReport: String?
  /// The maximum number of lines that are kept.
  package let limit: Int
  private let file: HistoryFile?
  private var unwritten: [String] = []

  private static let maximumEntrySize = 1 << 16

  /// Reads at most `limit` lines, at least one, from the end of a file; without a path, lines are kept in memory only.
  package init(path: String? = nil, limit: Int = 1000) {
    self.limit = max(1, limit)
    file = path.map { HistoryFile(path: $0) }
    let contents = file?.read(keeping: self.limit) ?? HistoryFile.Contents()
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
