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
struct ChangedLinesText {
  let columns: Int
  let view: ReviewView

  private static let context = 3

  /// Returns the lines for the difference of two outputs; long runs of unchanged lines are shortened.
  func lines(of diff: LineDiff) -> [StyledText] {
    let runs = diff.changes.runs { $0.isChange }
    let lines = runs.enumerated().flatMap { index, run in
      guard run[run.startIndex].isChange else {
        return unchanged(run.map(\.line), index == 0, index == runs.count - 1)
      }
      return paired(run.filter(\.isOld).map(\.line), run.filter(\.isNew).map(\.line))
        .flatMap(changed)
    }
    return (view == .words ? [] : [sides("before", "now", .dim)]) + lines
  }

  private func unchanged(_ lines: [String], _ isFirst: Bool, _ isLast: Bool) -> [StyledText] {
    let head = isFirst ? 1 : Self.context
    let tail = isLast ? 0 : Self.context
    let count = lines.count - head - tail
    guard count > 1 else { return lines.flatMap(unchanged) }
    let leftOut = StyledText("  (\(count) lines that are the same)", .dim).cut(to: columns)
    return lines.prefix(head).flatMap(unchanged) + [leftOut] + lines.suffix(tail).flatMap(unchanged)
  }

  private func unchanged(_ line: String) -> [StyledText] {
    view == .words ? signed("  ", StyledText(line, .dim)) : [sides(line, line, .dim)]
  }

  /// Returns the lines for a changed line; a removed line has a nil `new`, an added line a nil `old`.
  private func changed(_ old: String?, _ new: String?) -> [StyledText] {
    guard view == .words else {
      return paired(pieces(old ?? ""), pieces(new ?? "")).map { sides($0 ?? "", $1 ?? "", nil) }
    }
    if let old, let new, let line = marked(old, new) { return signed("~ ", line) }
    return (old.map { signed("- ", StyledText($0, .bad)) } ?? [])
      + (new.map { signed("+ ", StyledText($0, .good)) } ?? [])
  }

  // MARK: - Word by word

  /// Returns a line with its changed words marked as by `wdiff`; nil if both versions have no word in common.
  private func marked(_ old: String, _ new: String) -> StyledText? {
    let diff = WordDiff(from: old, to: new)
    if diff.isUnrelated { return nil }
    var line = StyledText()
    for change in diff.changes {
      switch change {
      case .same(let words): line.append(words)
      case .removed(let words): line.append("[-\(words)-]", .bad)
      case .added(let words): line.append("{+\(words)+}", .good)
      }
    }
    return line
  }

  private func signed(_ sign: String, _ line: StyledText) -> [StyledText] {
    let room = max(columns - 2, 8)
    let lines = line.displayWidth <= room ? [line] : line.wrapped(to: room).lines
    return lines.enumerated().map { index, part in
      (StyledText(index == 0 ? sign : "  ") + part).cut(to: columns)
    }
  }

  // MARK: - Side by side

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

  /// Returns the lines of both sides at each index; nil beyond the end of the shorter side.
  private func paired(_ old: [String], _ new: [String]) -> [(String?, String?)] {
    (0..<max(old.count, new.count)).map {
      ($0 < old.count ? old[$0] : nil, $0 < new.count ? new[$0] : nil)
    }
  }
}
