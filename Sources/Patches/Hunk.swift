/// A group of neighbouring changed lines with the unchanged lines around them, as in the output of `diff -u`.
package struct Hunk: Hashable, Sendable {
  /// The number, from 1, of the group's first line in the old text; for a group of added lines only, the number of the old line
  /// before which they are inserted.
  package let oldLine: Int
  /// The number, from 1, of the group's first line in the new text; for a group of removed lines only, the number of the new line
  /// that follows their former place.
  package let newLine: Int
  /// The unchanged, removed and added lines of the group, in order.
  package let changes: [LineDiff.Change]

  /// The group in the form of `diff -u`: the line numbers in both texts, then the lines; every line ends in LF.
  package var text: String {
    let old = Hunk.range(oldLine, changes.count(where: \.isOld))
    let new = Hunk.range(newLine, changes.count(where: \.isNew))
    return "@@ -\(old) +\(new) @@\n" + changes.map { $0.text + "\n" }.joined()
  }

  /// Returns a range of `count` lines from number `line` on in the form of `diff -u`: `20,3`, or `19,0` for no lines after line 19.
  private static func range(_ line: Int, _ count: Int) -> String {
    "\(count == 0 ? max(line - 1, 0) : line),\(count)"
  }
}

extension LineDiff {
  /// Returns the groups of changed lines, each with up to `context` unchanged lines before and after; empty if the texts are equal.
  ///
  /// Groups whose unchanged lines touch or overlap are joined. A negative `context` counts as 0. `oldLine` and `newLine` are the
  /// numbers of the first line of the old and the new text.
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
