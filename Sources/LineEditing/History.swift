/// The lines that were typed before, in a file of its own or in memory only.
///
/// Whatever is wrong with the file (no right to write it, no file at all, garbage in it), the
/// lines of this session are kept, and nothing is reported: a history must not stop the prompt.
public final class History {
  /// The lines, oldest first.
  public private(set) var entries: [String] = []
  /// How many lines are kept.
  public let limit: Int
  private let file: HistoryFile?

  /// Reads the lines of a file; without a path they are kept in memory only.
  public init(path: String? = nil, limit: Int = 1000) {
    self.limit = max(1, limit)
    file = path.map { HistoryFile(path: $0) }
    for entry in file?.read(keeping: self.limit) ?? [] { remember(entry) }
  }

  /// Adds a line, here and in the file, unless it says nothing or repeats the last one.
  ///
  /// Says whether it was added.
  @discardableResult
  public func append(_ entry: String) -> Bool {
    guard remember(entry) else { return false }
    file?.append(entry)
    return true
  }

  @discardableResult
  private func remember(_ entry: String) -> Bool {
    guard !entry.allSatisfy(\.isWhitespace), !entry.contains("\0"), entry != entries.last else {
      return false
    }
    entries.append(entry)
    if entries.count > limit { entries.removeFirst(entries.count - limit) }
    return true
  }
}
