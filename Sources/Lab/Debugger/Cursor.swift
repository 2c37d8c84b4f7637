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
    stride(from: row + 1, through: moment.lastNumber, by: 1)
      .first { !moment.isInside($0, of: cause) }
  }
}

extension Moment {
  func isInside(_ row: Int, of cause: Int) -> Bool {
    var number = self[row: row]?.cause
    while let current = number, current > cause { number = self[row: current]?.cause }
    return number == cause
  }
}

extension Session {
  private static let maximumRowsAtStop = 12

  /// Returns a diagram of the rows of the last action up to a moment, a sentence for the last row, and the running calls.
  func stopText(at moment: Moment) -> StyledText {
    let last = moment.lastNumber
    guard let row = moment[row: last] else { return StyledText() }
    let text = StyledText("#\(last)", .strong) + "  \(row.sentence)\n" + runningCalls
    guard !settings.isPlain else { return text }
    let first = max(moment.actions.last ?? 1, last - Session.maximumRowsAtStop + 1)
    return drawn(shown(moment, fromRow: first), rows: first...last, cursor: last) + text
  }

  private var runningCalls: StyledText {
    let frames = (try? callStack())?.frames ?? []
    guard !frames.isEmpty else { return StyledText("Nothing is running.\n", .dim) }
    let names = frames.map { "#\($0.number) \($0.method.prefix { $0 != "(" })" }
    func line(naming count: Int) -> String {
      let rest = names.count - count
      return "Still running: \(names.prefix(count).joined(separator: ", "))"
        + (rest > 0 ? " and \(rest) more" : "")
    }
    let lines = (1...names.count).reversed().lazy.map(line)
    return StyledText((lines.first { $0.count <= settings.width } ?? line(naming: 1)) + "\n", .dim)
  }
}
