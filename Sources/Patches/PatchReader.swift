extension Patch {
  /// Reads a patch; the error has the line that is no part of one.
  package init(parsing text: String) throws(PatchError) {
    var reader = PatchReader(text)
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

/// Reads the text of a patch, line by line.
struct PatchReader {
  private let lines: [Substring]
  private var next = 0

  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
  }

  private var line: Substring? { next < lines.count ? lines[next] : nil }

  private func failure(_ reason: String) -> PatchError {
    PatchError(line: next + 1, reason: reason)
  }
}

extension PatchReader {
  /// Reads lines such as `Rule: no-reply` up to an empty one.
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

  /// Reads the diff of one file; nil at the end.
  mutating func readFile() throws(PatchError) -> FileChange? {
    guard line != nil else { return nil }
    let start = next + 1
    let old = try name(behind: "--- ", side: "a/")
    let new = try name(behind: "+++ ", side: "b/")
    guard let name = new ?? old, old == nil || new == nil || old == new else {
      throw PatchError(line: start, reason: "both sides name the same file")
    }
    var hunks: [Hunk] = []
    var hunkLines: [Int] = []
    while line?.hasPrefix("@@ ") == true {
      hunkLines.append(next + 1)
      hunks.append(try readHunk())
    }
    if hunks.isEmpty, old != nil, new != nil { throw failure("no change of \(name) follows") }
    return FileChange(
      name: name,
      isNew: old == nil,
      isRemoved: new == nil,
      hunks: hunks,
      line: start,
      hunkLines: hunkLines
    )
  }

  /// Reads a file's name; nil for `/dev/null`.
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
      let oldStart = Int(match.1), let newStart = Int(match.3),
      let oldCount = Int(match.2 ?? "1"), let newCount = Int(match.4 ?? "1")
    else { throw failure("line numbers such as \"@@ -1,4 +1,5 @@\" are missing") }
    next += 1
    var changes: [LineDiff.Change] = []
    var (old, new) = (oldCount, newCount)
    while old > 0 || new > 0 {
      guard let line, let change = PatchReader.change(line) else {
        throw failure("the lines of the change end before \(oldCount) old and \(newCount) new ones")
      }
      if change.isExpected { old -= 1 }
      if change.isGot { new -= 1 }
      changes.append(change)
      next += 1
    }
    guard old == 0, new == 0 else { throw failure("the line numbers count other lines") }
    return Hunk(
      oldLine: oldCount == 0 ? oldStart + 1 : oldStart,
      newLine: newCount == 0 ? newStart + 1 : newStart,
      changes: changes
    )
  }

  /// A line behind its sign; an empty one is what an editor has left of a blank.
  private static func change(_ line: Substring) -> LineDiff.Change? {
    let text = String(line.dropFirst())
    return switch line.first {
    case "+": .added(text)
    case "-": .removed(text)
    case " ", nil: .same(text)
    default: nil
    }
  }
}
