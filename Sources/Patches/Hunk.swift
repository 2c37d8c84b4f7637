/// Changed lines that are close together in a text, with unchanged lines around them.
package struct Hunk: Hashable, Sendable {
  /// The first line of the old text, from 1; for an empty range, the line after it.
  package let oldLine: Int
  /// The first line of the new text, from 1; for an empty range, the line after it.
  package let newLine: Int
  /// The lines of both texts, in order.
  package let changes: [LineDiff.Change]

  /// Creates a hunk.
  package init(oldLine: Int, newLine: Int, changes: [LineDiff.Change]) {
    self.oldLine = oldLine
    self.newLine = newLine
    self.changes = changes
  }
}

extension Hunk {
  /// The lines in the form of `diff -u`, behind the line numbers of both texts; every line ends in LF.
  package var text: String {
    let old = Hunk.range(oldLine, changes.count(where: \.isOld))
    let new = Hunk.range(newLine, changes.count(where: \.isNew))
    return "@@ -\(old) +\(new) @@\n" + changes.map { $0.text + "\n" }.joined()
  }

  /// Returns the numbers of a range; an empty range is named by the line before it.
  private static func range(_ line: Int, _ count: Int) -> String {
    "\(count == 0 ? max(line - 1, 0) : line),\(count)"
  }
}

extension LineDiff {
  /// Returns the changes, each with `context` lines around; `oldLine` and `newLine` number the first lines of the
  /// texts.
  package func hunks(context: Int, oldLine: Int = 1, newLine: Int = 1) -> [Hunk] {
    let context = min(max(context, 0), changes.count)
    var hunks: [Hunk] = []
    var (end, old, new) = (0, oldLine, newLine)
    for range in ranges(context: context) {
      old += changes[end..<range.lowerBound].count(where: \.isOld)
      new += changes[end..<range.lowerBound].count(where: \.isNew)
      hunks.append(Hunk(oldLine: old, newLine: new, changes: Array(changes[range])))
      old += changes[range].count(where: \.isOld)
      new += changes[range].count(where: \.isNew)
      end = range.upperBound
    }
    return hunks
  }

  private func ranges(context: Int) -> [Range<Int>] {
    changes.indices.filter { changes[$0].isChange }.reduce(into: []) { ranges, index in
      let start = max(index - context, 0)
      let end = min(index + context + 1, changes.count)
      if let last = ranges.last, start <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<end
      } else {
        ranges.append(start..<end)
      }
    }
  }
}
