import CFiles
/// A file of one entry a line, readable by its owner only, to which several sessions may add.
///
/// Whoever adds or makes it shorter holds its lock; it is made shorter by a whole new file in its
/// place, so that nothing is lost whoever is killed.
struct HistoryFile {
  /// Where it is.
  let path: String
  /// Whether the path was that of a link from the start.
  ///
  /// A link that comes later is not followed.
  private let followsLink: Bool

  /// Names the file; it need not exist.
  init(path: String) {
    self.path = path
    followsLink = OpenFile.isLink(path)
  }

  /// More than this is never read: what is older is no longer of use.
  private static let readLimit = 1 << 20

  /// What was read.
  struct Contents {
    /// The last entries; none when there is no file.
    var entries: [String] = []
    /// Why a file grown long stays so.
    var problem: OpenFile.Problem?
    /// Where the file is kept as it was, since lines of it were no entries.
    var setAside: String?
  }

  /// Reads the last entries.
  ///
  /// Lines that are no entries are skipped; the file with them is set aside, beside one that is whole.
  func read(keeping limit: Int) -> Contents {
    files_remove_leftovers(path)
    let locked = try? OpenFile(locking: path, isMade: false, milliseconds: Self.patience)
    guard let file = locked ?? OpenFile(reading: path) else { return Contents() }
    defer { file.close() }
    let (bytes, isWhole) = file.tail(atMost: Self.readLimit)
    let lines = bytes.split(separator: UInt8(ascii: "\n")).dropFirst(isWhole ? 0 : 1)
    // Read from the end, so that what is too old costs nothing.
    let last = lines.reversed().lazy.compactMap { HistoryEntry.entry(of: $0) }.prefix(limit)
    let entries = Array(last).reversed() as [String]
    let isLong = !isWhole || lines.count > 2 * limit
    guard locked != nil else { return Contents(entries: entries) }
    let isBroken = lines.contains { $0.contains(0) || HistoryEntry.entry(of: $0) == nil }
    let setAside = isBroken ? setAside(bytes) : nil
    let mustReplace = isLong || setAside != nil
    return Contents(
      entries: entries,
      problem: mustReplace ? replace(by: entries) : nil,
      setAside: setAside
    )
  }

  /// Gives the file a second name, under which it stays as it is; nil where that cannot be done.
  private func setAside(_ bytes: [UInt8]) -> String? {
    let endings = [".broken"] + (2...99).map { ".broken.\($0)" }
    return SetAsideFile(path, endings: endings).copy(bytes)
  }

  /// Adds entries at the end; makes the file and its folders when they are missing.
  func append(_ entries: [String], milliseconds: Int = patience) throws(OpenFile.Problem) {
    try OpenFile.add(to: path, followsLink: followsLink, milliseconds: milliseconds) { last in
      (last ?? UInt8(ascii: "\n")) == UInt8(ascii: "\n")
        ? Self.text(of: entries) : "\n" + Self.text(of: entries)
    }
  }

  /// How long a lock is waited for, in milliseconds.
  static let patience = 1_000

  /// Replaces all entries; the lock is held by the caller.
  private func replace(by entries: [String]) -> OpenFile.Problem? {
    var text = Self.text(of: entries)
    let code = text.withUTF8 { files_replace(path, $0.baseAddress, $0.count, 0o600) }
    return code == 0 ? nil : OpenFile.Problem(code: code)
  }

  private static func text(of entries: [String]) -> String {
    entries.map { HistoryEntry.line(for: $0) + "\n" }.joined()
  }
}
