import SequenceDiagrams
import TerminalText
import Traces

/// The text shown when the cursor stops at a row: a diagram of the rows up to it, a sentence for the row, and the running calls.
struct CursorStop {
  let session: Session
  let moment: Moment

  static let maximumRows = 12

  var text: StyledText {
    guard let row = moment[row: moment.lastNumber] else { return StyledText() }
    var text = drawing
    text += StyledText("#\(moment.lastNumber)", .strong) + "  \(Sentence(row).text)\n"
    return text + running
  }

  private var drawing: StyledText {
    let last = moment.lastNumber
    let first = max(moment.actions.last ?? 1, last - CursorStop.maximumRows + 1)
    guard !session.settings.isPlain else { return StyledText() }
    return session.drawn(session.shown(moment, fromRow: first), rows: first...last, cursor: last)
  }

  private var running: StyledText {
    let frames = (try? session.callStack())?.frames ?? []
    guard !frames.isEmpty else { return StyledText("Nothing is running.\n", .dim) }
    let names = frames.map { frame in
      let isAction = frame.event.kind == .action
      return "#\(frame.number) \(isAction ? frame.method[...] : frame.method.prefix { $0 != "(" })"
    }
    return StyledText(listed(names) + "\n", .dim)
  }

  /// Returns a line with the names of the running calls; if the screen is too narrow, the innermost names and the number of others.
  private func listed(_ names: [String]) -> String {
    func line(naming count: Int) -> String {
      let rest = names.count - count
      return "Still running: \(names.prefix(count).joined(separator: ", "))"
        + (rest > 0 ? " and \(rest) more" : "")
    }
    let counts = (1...names.count).reversed()
    return counts.lazy.map(line).first { $0.count <= session.settings.width } ?? line(naming: 1)
  }
}
