import LineEditing
import PrintableText
import TerminalText
import TranscriptKit

struct ReviewScreen {
  let state: ReviewState
  let size: Terminal.Size

  var lines: [StyledText] {
    if state.showsHelp { return fitted(ReviewKey.guide.map { StyledText($0) }) }
    guard let change = state.current else { return [] }
    let (head, foot) = (heading(of: change), footing)
    let room = max(1, size.rows - head.count - foot.count)
    let all = body(of: change)
    let offset = min(state.offset, max(0, all.count - room))
    let shown = all.dropFirst(offset).prefix(room)
    let blank = Array(repeating: StyledText(), count: max(0, room - shown.count))
    return fitted(head + shown + blank + foot)
  }

  /// The number of lines of the current change for which the screen has no room.
  var overflow: Int {
    guard let change = state.current else { return 0 }
    let room = size.rows - heading(of: change).count - footing.count
    return max(0, body(of: change).count - max(1, room))
  }

  private func heading(of change: PendingChange) -> [StyledText] {
    [StyledText("\(state.remaining.count) left  ", .dim) + StyledText(change.heading, .strong)]
  }

  private func body(of change: PendingChange) -> [StyledText] {
    let rows = ReviewRow.rows(of: change.difference.diff)
    let alike = change.difference.alikeLines.flatMap {
      StyledText($0, .strong).wrapped(to: size.columns).lines
    }
    let text = ReviewText(columns: size.columns).lines(of: rows, as: state.view) + alike
    guard let message = MessageChange(change.difference) else { return text }
    let lines = message.text.split(separator: "\n").map { StyledText(String($0), .strong) }
    return lines + [StyledText()] + text
  }

  private var footing: [StyledText] {
    let said = state.message.map { StyledText($0.printable(), .bad) }.suffix(max(0, size.rows / 2))
    return [StyledText()] + said + [keys]
  }

  private var keys: StyledText {
    let alike = state.similarChanges.count
    let words = [
      ("a", "accept"), ("r", "reject"), ("s", "skip"), ("e", "edit"),
      ("d", state.view == .words ? "side by side" : "words"),
    ]
    var line = StyledText()
    if state.selectsSimilar { line.append("all \(alike) alike: ", .strong) }
    for (key, word) in words { line += StyledText(key, .command) + " \(word)  " }
    if alike > 1, !state.selectsSimilar { line += StyledText("k", .command) + " \(alike) alike  " }
    return line + StyledText("?", .command) + " help  " + StyledText("q", .command) + " quit"
  }

  private func fitted(_ lines: [StyledText]) -> [StyledText] {
    lines.prefix(size.rows).map { $0.cut(to: size.columns) }
  }
}
