import SequenceDiagrams
import TerminalText
import Traces

/// What is shown where the cursor stops: the rows up to it, what happened in the last, what still runs.
struct CursorStop {
  let session: Session
  /// What may be seen there.
  let moment: Moment

  /// As many rows are drawn, so that all of it fits a small screen.
  static let longest = 12

  var text: StyledText {
    guard let row = moment[row: moment.lastNumber] else { return StyledText() }
    var text = drawing
    text += StyledText("#\(moment.lastNumber)", .strong) + "  \(Sentence(row).text)\n"
    return text + running
  }

  /// The last rows of the action.
  private var drawing: StyledText {
    let last = moment.lastNumber
    let first = max(moment.actions.last ?? 1, last - CursorStop.longest + 1)
    guard !session.settings.isPlain else { return StyledText() }
    return session.drawn(session.shown(moment, fromRow: first), rows: first...last, cursor: last)
  }

  private var running: StyledText {
    let calls = CallStack(at: moment).calls
    guard !calls.isEmpty else { return StyledText("Nothing is running.\n", .dim) }
    let names = calls.map { "#\($0.number ?? 0) \($0.message?.baseName ?? $0.label)" }
    return StyledText("Still running: \(names.joined(separator: ", "))\n", .dim)
  }
}
