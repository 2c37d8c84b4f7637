import CFiles
import PrintableText

/// A history file with one entry per line, to which several sessions may append; created readable by its owner only.
///
/// Every writer holds the file's lock. To shorten the file, a new file replaces it, so that a killed session loses nothing.
struct HistoryFile {
  let path: String
  /// Whether the path was a symbolic link when this value was created; a link created later is not followed.
  private let followsLink: Bool

  init(path: String) {
    self.path = path
    followsLink = OpenFile.isLink(path)
  }

  private static let readLimit = 1 << 20

  /// The last entries of the history file, and the error that prevented shortening or repairing it, if that was tried.
  ///
  /// `setAside` is the path of the unchanged copy of a damaged file; nil for a sound file, or if no copy could be made.
  typealias Contents = (entries: [String], problem: OpenFile.Problem?, setAside: String?)

  /// Reads the last `limit` entries of the history file; none if there is no file.
  ///
  /// Damaged lines are skipped. If the file can be locked, a damaged file is kept under another name, and a sound one replaces it.
  func read(keeping limit: Int) -> Contents {
    files_remove_leftovers(path)
    let locked = try? OpenFile(locking: path, createsFile: false, milliseconds: Self.lockTimeout)
    guard let file = locked ?? OpenFile(reading: path) else { return ([], nil, nil) }
    defer { file.close() }
    let (bytes, isWhole) = file.tail(atMost: Self.readLimit)
    let lines = bytes.split(separator: UInt8(ascii: "\n")).dropFirst(isWhole ? 0 : 1)
    let parsed = lines.map { HistoryEntry.entry(of: $0) }
    let entries = Array(parsed.compactMap(\.self).suffix(limit))
    let isLong = !isWhole || lines.count > 2 * limit
    guard locked != nil else { return (entries, nil, nil) }
    let setAside = parsed.contains(nil) ? setAside(bytes) : nil
    let mustReplace = isLong || setAside != nil
    return (entries, mustReplace ? replace(by: entries) : nil, setAside)
  }

  /// Keeps the file, whose last bytes are `bytes`, under a second name; returns the new path, or nil if that fails.
  private func setAside(_ bytes: [UInt8]) -> String? {
    let endings = [".broken"] + (2...99).map { ".broken.\($0)" }
    return SetAsideFile(path, endings: endings).copy(bytes)
  }

  /// Appends entries to the file; creates the file and its folders if they are missing.
  ///
  /// Waits at most `milliseconds` for the file's lock; throws if it stays locked, or if writing fails.
  func append(_ entries: [String], milliseconds: Int = lockTimeout) throws(OpenFile.Problem) {
    try OpenFile.append(to: path, followsLink: followsLink, milliseconds: milliseconds) { last in
      (last ?? UInt8(ascii: "\n")) == UInt8(ascii: "\n")
        ? Self.text(of: entries) : "\n" + Self.text(of: entries)
    }
  }

  /// The time to wait for the file's lock, in milliseconds.
  static let lockTimeout = 1_000

  /// Replaces the file, whose lock the caller holds, by a file with these entries; returns the error, or nil on success.
  private func replace(by entries: [String]) -> OpenFile.Problem? {
    var text = Self.text(of: entries)
    let code = text.withUTF8 { files_replace(path, $0.baseAddress, $0.count, 0o600) }
    return code == 0 ? nil : OpenFile.Problem(code: code)
  }

  private static func text(of entries: [String]) -> String {
    entries.map { HistoryEntry.line(for: $0) + "\n" }.joined()
  }
}

enum HistoryEntry {
  /// Returns the line of the history file for an entry, with `\` and newlines escaped.
  static func line(for entry: String) -> String {
    entry.unicodeScalars.map { $0 == "\\" || $0 == "\n" ? $0.escape : String($0) }.joined()
  }

  /// Returns the entry of a line of the history file; nil for an empty line, a zero byte, invalid UTF-8 or an unknown escape.
  static func entry(of line: some Sequence<UInt8>) -> String? {
    guard let entry = String(validating: line, as: UTF8.self).flatMap({ String(unescaping: $0) }),
      !entry.isEmpty, !entry.utf8.contains(0)
    else { return nil }
    return entry
  }
}
