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

  /// The last rows of the action, with a mark at the one behind which the cursor stands.
  private var drawing: StyledText {
    let last = moment.lastNumber
    let first = max(moment.actions.last ?? 1, last - CursorStop.longest + 1)
    let drawing = session.drawn(session.shown(moment, fromRow: first), rows: first...last)
    guard !session.settings.isPlain else { return StyledText() }
    return drawing.marking(row: last, with: session.settings.isASCII ? ">" : "▸")
  }

  private var running: StyledText {
    let calls = CallStack(at: moment).calls
    guard !calls.isEmpty else { return StyledText("Nothing is running.\n", .dim) }
    let names = calls.map { "#\($0.number ?? 0) \($0.message?.baseName ?? $0.label)" }
    return StyledText("Still running: \(names.joined(separator: ", "))\n", .dim)
  }
}

extension StyledText {
  /// A drawing with a mark behind the number of a row; as it is where that row is not in it.
  fileprivate func marking(row: Int, with mark: String) -> StyledText {
    let number = "\(row) "
    var lines = lines
    guard
      let index = lines.lastIndex(where: { $0.plain.drop { $0 == " " }.hasPrefix(number) })
    else { return self }
    let blanks = lines[index].plain.prefix { $0 == " " }.count
    lines[index] = lines[index].replacing(at: blanks + number.count - 1, by: mark)
    return StyledText(lines: lines)
  }

  /// The line with another character at a column; as it is where it is shorter.
  private func replacing(at column: Int, by mark: String) -> StyledText {
    var text = StyledText()
    var position = 0
    for run in runs {
      for character in run.text {
        if position == column {
          text.append(mark, .strong)
        } else {
          text.append(String(character), run.style)
        }
        position += 1
      }
    }
    return text
  }
}
