extension Patch {
  /// Parses the text of a patch.
  ///
  /// - Throws: ``PatchError`` if the text is no complete, well-formed patch, if a line ends in CR LF, if a removed file has
  ///   hunks, or if the files are not in the order of their names, each once.
  package init(parsing text: String) throws(PatchError) {
    var reader = try PatchReader(text)
    let head = try reader.readHead()
    var files: [FileChange] = []
    while let file = try reader.readFile() { files.append(file) }
    for (index, file) in files.enumerated() where index > 0 && files[index - 1].name >= file.name {
      throw PatchError(
        line: file.line,
        reason: "files stand in the order of their names, each once"
      )
    }
    self.init(head: head, files: files)
  }
}

struct PatchReader {
  private let lines: [Substring.UTF8View]
  private var next = 0

  init(_ text: String) throws(PatchError) {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for (index, line) in lines.enumerated() where line.last == UInt8(ascii: "\r") {
      throw PatchError(line: index + 1, reason: "the lines of a patch end in LF, not in CR LF")
    }
    self.lines = lines
  }

  private var line: Substring? { next < lines.count ? Substring(lines[next]) : nil }

  private func failure(_ reason: String) -> PatchError {
    PatchError(line: next + 1, reason: reason)
  }

  /// Parses the fields in the head of the patch, such as `Rule: no-reply`, and an empty line after them.
  mutating func readHead() throws(PatchError) -> [Patch.Field] {
    var fields: [Patch.Field] = []
    while let line, !line.hasPrefix("--- "), !line.isEmpty {
      guard let colon = line.firstIndex(of: ":"), line[colon...].hasPrefix(": ") else {
        throw failure("the head has lines such as \"Title: …\"")
      }
      let value = String(line[colon...].dropFirst(2))
      fields.append(Patch.Field(String(line[..<colon]), value))
      next += 1
    }
    if line == "" { next += 1 }
    return fields
  }

  mutating func readFile() throws(PatchError) -> FileChange? {
    guard line != nil else { return nil }
    let start = next + 1
    let old = try name(behind: "--- ", side: "a/")
    let new = try name(behind: "+++ ", side: "b/")
    guard let name = new ?? old, old == nil || new == nil || old == new else {
      throw PatchError(line: start, reason: "both sides name the same file")
    }
    var hunks: [Hunk] = []
    while line?.hasPrefix("@@ ") == true {
      guard new != nil else {
        throw failure("a removed file has only its lines \"--- a/\(name)\" and \"+++ /dev/null\"")
      }
      hunks.append(try readHunk())
    }
    if hunks.isEmpty, old != nil, new != nil { throw failure("no change of \(name) follows") }
    return FileChange(
      name: name,
      isNew: old == nil,
      isRemoved: new == nil,
      hunks: hunks,
      line: start
    )
  }

  /// Parses the file name in the next line, after `mark` (`--- ` or `+++ `) and `side` (`a/` or `b/`); nil for `/dev/null`.
  private mutating func name(behind mark: String, side: String) throws(PatchError) -> String? {
    guard let line, line.hasPrefix(mark) else {
      throw failure("a line \"\(mark)\(side)FILE\" is missing")
    }
    let path = line.dropFirst(mark.count)
    guard path != "/dev/null" else {
      next += 1
      return nil
    }
    let name = path.dropFirst(side.count)
    guard path.hasPrefix(side), !name.isEmpty, !name.contains("/"), name.first != "." else {
      throw failure("\"\(path)\" is not \"\(side)\" and the name of a file")
    }
    next += 1
    return String(name)
  }

  private mutating func readHunk() throws(PatchError) -> Hunk {
    guard let match = line?.wholeMatch(of: /@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@.*/),
      let oldStart = PatchReader.number(match.1), let newStart = PatchReader.number(match.3),
      let oldCount = PatchReader.number(match.2 ?? "1"),
      let newCount = PatchReader.number(match.4 ?? "1")
    else { throw failure("line numbers such as \"@@ -1,4 +1,5 @@\" are missing") }
    next += 1
    let header = next
    var changes: [LineDiff.Change] = []
    var (old, new) = (oldCount, newCount)
    while old > 0 || new > 0 {
      guard next < lines.count, let change = PatchReader.change(lines[next]) else {
        throw failure("the lines of the change end before \(oldCount) old and \(newCount) new ones")
      }
      if change.isOld { old -= 1 }
      if change.isNew { new -= 1 }
      changes.append(change)
      next += 1
    }
    guard old == 0, new == 0 else { throw failure("the line numbers count other lines") }
    return Hunk(
      oldLine: oldCount == 0 ? oldStart + 1 : oldStart,
      newLine: newCount == 0 ? newStart + 1 : newStart,
      changes: changes,
      line: header
    )
  }

  private static func number(_ digits: Substring) -> Int? {
    Int(digits).flatMap { $0 < 1 << 31 ? $0 : nil }
  }

  /// Returns the change that a line describes by its first byte, `+`, `-` or a blank; nil for any other first byte.
  ///
  /// An empty line counts as an unchanged empty line, because some editors remove its blank.
  private static func change(_ line: Substring.UTF8View) -> LineDiff.Change? {
    let text = String(Substring(line.dropFirst()))
    return switch line.first {
    case UInt8(ascii: "+"): .added(text)
    case UInt8(ascii: "-"): .removed(text)
    case UInt8(ascii: " "), nil: .same(text)
    default: nil
    }
  }
}
