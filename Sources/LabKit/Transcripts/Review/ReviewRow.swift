import Patches

/// A row of the comparison, in a review, of a command's expected output with its actual output.
enum ReviewRow: Equatable {
  case same(String)
  /// A changed line; a removed line has a nil `new`, an added line a nil `old`.
  case changed(old: String?, new: String?)
  case leftOut(Int)
}

extension ReviewRow {
  private static let context = 3

  /// Returns the rows for the difference of two outputs; long runs of unchanged lines are shortened.
  static func rows(of diff: LineDiff) -> [ReviewRow] {
    var rows: [ReviewRow] = []
    var rest = diff.changes[...]
    while let first = rest.first {
      let run = rest.prefix { $0.isChange == first.isChange }
      rest = rest.dropFirst(run.count)
      rows += first.isChange ? pairs(run) : shortened(run.map(\.line), rows.isEmpty, rest.isEmpty)
    }
    return rows
  }

  private static func pairs(_ run: ArraySlice<LineDiff.Change>) -> [ReviewRow] {
    let (old, new) = (run.filter(\.isOld), run.filter(\.isNew))
    return (0..<max(old.count, new.count)).map { index in
      .changed(
        old: index < old.count ? old[index].line : nil,
        new: index < new.count ? new[index].line : nil
      )
    }
  }

  private static func shortened(_ lines: [String], _ isFirst: Bool, _ isLast: Bool) -> [ReviewRow] {
    let head = isFirst ? 1 : context
    let tail = isLast ? 0 : context
    guard lines.count > head + tail + 1 else { return lines.map(ReviewRow.same) }
    return lines.prefix(head).map(ReviewRow.same) + [.leftOut(lines.count - head - tail)]
      + lines.suffix(tail).map(ReviewRow.same)
  }
}
