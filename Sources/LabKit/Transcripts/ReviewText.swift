import Patches
import Sequences
import TerminalText
import TranscriptKit

enum ReviewView {
  /// A view with both versions in one line, with the changed words marked.
  case words
  /// A view with the old version on the left and the new one on the right.
  case sideBySide
}

/// The comparison of a command's two outputs as lines that fit in a number of columns.
struct ReviewText {
  let columns: Int

  func lines(of rows: [ReviewRow], as view: ReviewView) -> [StyledText] {
    switch view {
    case .words: rows.flatMap(words)
    case .sideBySide: [sides("before", "now", .dim)] + rows.flatMap(side)
    }
  }

  // MARK: - Word by word

  private func words(_ row: ReviewRow) -> [StyledText] {
    switch row {
    case .same(let line): signed("  ", StyledText(line, .dim))
    case .leftOut(let count): [leftOut(count)]
    case .changed(let old?, let new?): changed(old, new)
    case .changed(let old?, nil): signed("- ", StyledText(old, .bad))
    case .changed(nil, let new?): signed("+ ", StyledText(new, .good))
    case .changed(nil, nil): []
    }
  }

  /// Returns a line with its changed words marked as by `wdiff`, or two lines if both versions have no word in common.
  private func changed(_ old: String, _ new: String) -> [StyledText] {
    let diff = WordDiff(from: old, to: new)
    if diff.isUnrelated {
      return signed("- ", StyledText(old, .bad)) + signed("+ ", StyledText(new, .good))
    }
    var line = StyledText()
    for change in diff.changes {
      switch change {
      case .same(let words): line.append(words)
      case .removed(let words): line.append("[-\(words)-]", .bad)
      case .added(let words): line.append("{+\(words)+}", .good)
      }
    }
    return signed("~ ", line)
  }

  private func signed(_ sign: String, _ line: StyledText) -> [StyledText] {
    let room = max(columns - 2, 8)
    let lines = line.displayWidth <= room ? [line] : line.wrapped(to: room).lines
    return lines.enumerated().map { index, part in
      (StyledText(index == 0 ? sign : "  ") + part).cut(to: columns)
    }
  }

  private func leftOut(_ count: Int) -> StyledText {
    StyledText("  (\(count) lines that are the same)", .dim).cut(to: columns)
  }

  // MARK: - Side by side

  private func side(_ row: ReviewRow) -> [StyledText] {
    switch row {
    case .same(let line): [sides(line, line, .dim)]
    case .leftOut(let count): [leftOut(count)]
    case .changed(let old, let new):
      paired(pieces(old ?? ""), pieces(new ?? "")).map { sides($0 ?? "", $1 ?? "", nil) }
    }
  }

  /// Returns the lines of one side, broken at blanks; one empty line for an empty text.
  private func pieces(_ line: String) -> [String] {
    line.isEmpty ? [""] : StyledText(line).wrapped(to: sideWidth).lines.map(\.plain)
  }

  private var sideWidth: Int { max((columns - 3) / 2, 4) }

  private func sides(_ old: String, _ new: String, _ style: TextStyle?) -> StyledText {
    let width = sideWidth
    let left = StyledText(old, style ?? .bad).cut(to: width).padded(to: width)
    let mark = style == nil ? " * " : " | "
    return left + StyledText(mark, .dim) + StyledText(new, style ?? .good).cut(to: width)
  }
}

/// A row of the comparison, in a review, of a command's expected output with its actual output.
enum ReviewRow: Equatable {
  case same(String)
  /// A changed line; a removed line has a nil `new`, an added line a nil `old`.
  case changed(old: String?, new: String?)
  case leftOut(Int)

  private static let context = 3

  /// Returns the rows for the difference of two outputs; long runs of unchanged lines are shortened.
  static func rows(of diff: LineDiff) -> [ReviewRow] {
    let runs = diff.changes.runs { $0.isChange }
    return runs.enumerated().flatMap { index, run in
      run[run.startIndex].isChange
        ? pairs(run) : shortened(run.map(\.line), index == 0, index == runs.count - 1)
    }
  }

  private static func pairs(_ run: ArraySlice<LineDiff.Change>) -> [ReviewRow] {
    paired(run.filter(\.isOld).map(\.line), run.filter(\.isNew).map(\.line))
      .map { .changed(old: $0, new: $1) }
  }

  private static func shortened(_ lines: [String], _ isFirst: Bool, _ isLast: Bool) -> [ReviewRow] {
    let head = isFirst ? 1 : context
    let tail = isLast ? 0 : context
    guard lines.count > head + tail + 1 else { return lines.map(ReviewRow.same) }
    return lines.prefix(head).map(ReviewRow.same) + [.leftOut(lines.count - head - tail)]
      + lines.suffix(tail).map(ReviewRow.same)
  }
}

/// Returns the lines of both sides at each index; nil beyond the end of the shorter side.
private func paired(_ old: [String], _ new: [String]) -> [(String?, String?)] {
  (0..<max(old.count, new.count)).map {
    ($0 < old.count ? old[$0] : nil, $0 < new.count ? new[$0] : nil)
  }
}
