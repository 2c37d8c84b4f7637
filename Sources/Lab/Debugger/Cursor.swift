import SequenceDiagrams
import TerminalText
import Traces

struct CursorMoves {
  let moment: Moment
  let row: Int

  var step: Int? { row < moment.lastNumber ? row + 1 : nil }

  var next: Int? { firstRow(outside: row) }

  /// The last row of the innermost running call or action with rows after the cursor; without one, the next row.
  var finish: Int? {
    let running = CallStack(at: moment.at(row: row)).frames.map(\.number)
    for call in moment[row: row]?.kind == .action ? [row] : running {
      let last = lastRow(inside: call)
      if last > row { return last }
    }
    return step
  }

  /// Returns the last row that `call` caused, of those directly after the cursor; for an action, the last before the next one.
  private func lastRow(inside call: Int) -> Int {
    let next =
      moment[row: call]?.kind == .action
      ? moment.actions.first { $0 > call } : firstRow(outside: call)
    return (next ?? moment.lastNumber + 1) - 1
  }

  private func firstRow(outside cause: Int) -> Int? {
    var candidate = row + 1
    while candidate <= moment.lastNumber, moment.isInside(candidate, of: cause) { candidate += 1 }
    return candidate <= moment.lastNumber ? candidate : nil
  }
}

extension Moment {
  func isInside(_ row: Int, of cause: Int) -> Bool {
    var number = self[row: row]?.cause
    while let current = number, current > cause { number = self[row: current]?.cause }
    return number == cause
  }
}

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
    let names = frames.map { "#\($0.number) \($0.method.prefix { $0 != "(" })" }
    return StyledText(listed(names) + "\n", .dim)
  }

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
