#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A file of one entry a line, readable by its owner only, written under a lock.
struct HistoryFile {
  /// Where it is.
  let path: String

  /// More than this is never read: what is older is no longer of use.
  private static let readLimit = 1 << 20

  /// The last entries; none when there is nothing to read.
  ///
  /// Lines that are no entries are skipped, and a file grown long is cut to what is kept.
  func read(keeping limit: Int) -> [String] {
    guard let file = OpenFile(path, O_RDWR, locking: LOCK_EX) ?? OpenFile(path, O_RDONLY) else {
      return []
    }
    defer { file.close() }
    let (bytes, isWhole) = file.tail(atMost: Self.readLimit)
    let lines = bytes.split(separator: UInt8(ascii: "\n")).dropFirst(isWhole ? 0 : 1)
    let entries = Array(lines.compactMap { HistoryEntry.entry(of: $0) }.suffix(limit))
    if !isWhole || lines.count > 2 * limit { file.replaceContents(with: Self.text(of: entries)) }
    return entries
  }

  /// Adds an entry at the end; makes the file and its folders when they are missing.
  func append(_ entry: String) {
    let flags = O_RDWR | O_APPEND | O_CREAT
    var file = OpenFile(path, flags, locking: LOCK_EX)
    if file == nil {
      makeFolders()
      file = OpenFile(path, flags, locking: LOCK_EX)
    }
    guard let file else { return }
    defer { file.close() }
    let isTorn = (file.lastByte ?? UInt8(ascii: "\n")) != UInt8(ascii: "\n")
    file.write((isTorn ? "\n" : "") + Self.text(of: [entry]))
  }

  private static func text(of entries: [String]) -> String {
    entries.map { HistoryEntry.line(for: $0) + "\n" }.joined()
  }

  /// Makes the folders that lead to the file, for their owner only; those that exist stay.
  private func makeFolders() {
    for slash in path.indices.dropFirst() where path[slash] == "/" {
      mkdir(String(path[..<slash]), 0o700)
    }
  }
}
