import LessonKit
import SequenceDiagrams
import TerminalText
import Traces

extension Session {
  /// Returns the last screen, unless rows stay hidden, and the diagram of the rows that an answer uncovers.
  func revealedRows(_ rows: Range<Int>?) -> StyledText {
    guard let rows, !rows.isEmpty, let loaded else { return StyledText() }
    let isAll = rows.upperBound > loaded.now.lastNumber
    let screen = isAll ? loaded.now.screen.map { drawn($0) } ?? StyledText() : StyledText()
    let (text, rest) = drawnBeginning(
      shown(visible(loaded.now)),
      rows: rows.lowerBound...(rows.upperBound - 1),
      longest: ActionReport.maximumRows
    )
    return screen + text + (rest > 0 ? StyledText("\(rest) more: diagram\n") : "")
  }

  var visibleDrawing: StyledText {
    guard let now = loaded?.now, now.lastNumber > 0 else { return StyledText() }
    return drawn(shown(visible(now))) + "\n"
  }

  func beginning(of row: Int, above step: StyledText) -> StyledText {
    let room = LessonAttempt.maximumLines - step.height - 1
    let longest = room - 3
    let text = lastRows(after: row, longest: longest)
    // The names of the lanes take two lines, or three while another page is open.
    let excess = text.height - room
    return excess > 0 ? lastRows(after: row, longest: longest - excess) : text
  }

  /// Returns a diagram of the last `longest` visible rows of the last action; for `longest` below 3, only a sentence with their number.
  func lastRows(after last: Int, longest: Int) -> StyledText {
    guard let now = loaded?.now, now.lastNumber > last else { return StyledText() }
    let moment = visible(now)
    guard let first = moment.actions.last, first <= moment.lastNumber else { return StyledText() }
    guard longest > 2 else {
      let count = moment.lastNumber - first + 1
      let text = count == 1 ? "The last row is" : "The last \(count) rows are"
      let them = count == 1 ? "it" : "them"
      return StyledText("\(text) not shown.  diagram  draws \(them).\n")
    }
    let start = max(first, moment.lastNumber - longest + 1)
    let left =
      start > first ? StyledText("\((start - first).counted("row")) before: diagram\n") : ""
    return left + drawn(shown(moment), rows: start...now.lastNumber)
  }
}
