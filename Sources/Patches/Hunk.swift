/// A group of changed lines that are close together in a text, with unchanged lines around them.
package struct Hunk: Hashable, Sendable {
  /// The number, from 1, of the group's first line in the old text; for a group without old lines, the number of the
  /// line after it.
  package let oldLine: Int
  /// The number, from 1, of the group's first line in the new text; for a group without new lines, the number of the
  /// line after it.
  package let newLine: Int
  /// The unchanged, removed and added lines of the group, in order.
  package let changes: [LineDiff.Change]

  /// Creates a group of lines that begins at these numbers of lines, from 1, in the old and the new text.
  package init(oldLine: Int, newLine: Int, changes: [LineDiff.Change]) {
    self.oldLine = oldLine
    self.newLine = newLine
    self.changes = changes
  }
}

extension Hunk {
  /// The group in the form of `diff -u`: the line numbers in both texts, then the lines; every line ends in LF.
  package var text: String {
    let old = Hunk.range(oldLine, changes.count(where: \.isOld))
    let new = Hunk.range(newLine, changes.count(where: \.isNew))
    return "@@ -\(old) +\(new) @@\n" + changes.map { $0.text + "\n" }.joined()
  }

  /// Returns the text for a range of lines in the form of `diff -u`, `20,3` for three lines from 20 on; an empty range
  /// is named by the line before it.
  private static func range(_ line: Int, _ count: Int) -> String {
    "\(count == 0 ? max(line - 1, 0) : line),\(count)"
  }
}

extension LineDiff {
  /// Returns the groups of changed lines, with `context` unchanged lines around each; `oldLine` and `newLine` are the
  /// numbers of the first lines of the two texts.
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
