/// A difference as text: only what changed, with some lines around it.
struct UnifiedDiff {
  /// The parts, each begun by the line numbers of both sides; every line ends in LF.
  let text: String

  /// Writes a difference whose lines begin in these lines of their files, counted from 1.
  init(_ diff: LineDiff, expectedLine: Int, gotLine: Int, context: Int) {
    let changes = diff.changes
    var text = ""
    var position = UnifiedDiff.Position(expected: expectedLine, got: gotLine)
    var end = 0
    for hunk in UnifiedDiff.hunks(of: changes, context: min(max(context, 0), changes.count)) {
      position.advance(over: changes[end..<hunk.lowerBound])
      text += position.header(of: changes[hunk])
      text += changes[hunk].map { $0.text + "\n" }.joined()
      position.advance(over: changes[hunk])
      end = hunk.upperBound
    }
    self.text = text
  }

  /// The two lines that begin the difference of a file.
  static func header(path: String) -> String {
    let path = path.visible
    return "--- \(path)\n+++ \(path) (now)\n"
  }

  private static func hunks(of changes: [LineDiff.Change], context: Int) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in changes.indices where changes[index].isChange {
      let start = max(index - context, 0)
      let end = min(index + context + 1, changes.count)
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }
}

extension UnifiedDiff {
  /// The next line of either side, counted from 1.
  private struct Position {
    var expected: Int
    var got: Int

    mutating func advance(over changes: ArraySlice<LineDiff.Change>) {
      expected += changes.count(where: \.isExpected)
      got += changes.count(where: \.isGot)
    }

    func header(of hunk: ArraySlice<LineDiff.Change>) -> String {
      let old = Position.range(expected, hunk.count(where: \.isExpected))
      let new = Position.range(got, hunk.count(where: \.isGot))
      return "@@ -\(old) +\(new) @@\n"
    }

    /// A range without lines is named by the line before it.
    private static func range(_ line: Int, _ count: Int) -> String {
      "\(count == 0 ? max(line - 1, 0) : line),\(count)"
    }
  }
}
