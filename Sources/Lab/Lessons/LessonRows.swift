import LessonKit
import SequenceDiagrams
import TerminalText
import Traces

// The rows that a lesson shows, as many as the screen has room for.

extension Session {
  /// The rows that a right answer has uncovered.
  func revealedRows(_ rows: Range<Int>?) -> StyledText {
    guard let rows, !rows.isEmpty, let loaded else { return StyledText() }
    let isAll = rows.upperBound > loaded.now.lastNumber
    let screen = isAll ? loaded.now.screen.map { drawn($0) } ?? StyledText() : StyledText()
    let (text, rest) = drawnBeginning(
      shown(visible(loaded.now)),
      rows: rows.lowerBound...(rows.upperBound - 1),
      longest: ActionReport.longest
    )
    return screen + wrapped(text) + (rest > 0 ? StyledText("\(rest) more: diagram\n") : "")
  }

  /// The conversation as far as it may be seen, and a blank line; nothing when there is none.
  var visibleDrawing: StyledText {
    guard let now = loaded?.now, now.lastNumber > 0 else { return StyledText() }
    return drawn(shown(visible(now))) + "\n"
  }

  /// The rows above a step's text.
  func beginning(of row: Int, above step: StyledText) -> StyledText {
    let room = LessonRun.mostLines - step.plain.count { $0 == "\n" } - 1
    let longest = room - 3
    let text = lastRows(after: row, longest: longest)
    // The names of the lanes take two lines, or three where a page is open.
    let excess = text.plain.count { $0 == "\n" } - room
    return excess > 0 ? lastRows(after: row, longest: longest - excess) : text
  }

  /// What the last action led to, as far as it may be seen; its end where all has no room.
  ///
  /// The action was done for the learner. Nothing where no row is new.
  func lastRows(after last: Int, longest: Int) -> StyledText {
    guard let now = loaded?.now, now.lastNumber > last else { return StyledText() }
    let moment = visible(now)
    guard let first = moment.actions.last, first <= moment.lastNumber else { return StyledText() }
    guard longest > 2 else {
      return StyledText("\((moment.lastNumber - first + 1).counted("row")): diagram\n")
    }
    let start = max(first, moment.lastNumber - longest + 1)
    let left =
      start > first ? StyledText("\((start - first).counted("row")) before: diagram\n") : ""
    return left + wrapped(drawn(shown(moment), rows: start...now.lastNumber))
  }

  /// Sentences in lines of the width; a drawing keeps to it by itself.
  private func wrapped(_ text: StyledText) -> StyledText {
    settings.isPlain ? text.wrapped(to: settings.width) : text
  }
}
