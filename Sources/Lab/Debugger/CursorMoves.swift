import Traces

/// Where the cursor can go from a row of a conversation.
struct CursorMoves {
  /// All rows that may be shown.
  let moment: Moment
  /// The number of the row behind which the cursor stands.
  let row: Int
}

extension CursorMoves {
  /// The next row, wherever it is; nil at the end.
  var step: Int? { row < moment.lastNumber ? row + 1 : nil }

  /// The next row that the present one did not cause; nil where there is none.
  ///
  /// Costs as much as there are rows in between, times their depth.
  var next: Int? { firstRow(outside: row) }

  /// The last row inside the innermost call, or action, that goes on after this row; where none goes
  /// on, the next row.
  var finish: Int? {
    let running = CallStack(at: moment.at(row: row)).frames.map(\.number)
    for call in moment[row: row]?.kind == .action ? [row] : running {
      let last = lastRow(inside: call)
      if last > row { return last }
    }
    return step
  }

  /// The last row inside a call; of an action the last before the next one.
  private func lastRow(inside call: Int) -> Int {
    let next =
      moment[row: call]?.kind == .action
      ? moment.actions.first { $0 > call } : firstRow(outside: call)
    return (next ?? moment.lastNumber + 1) - 1
  }

  /// The first row after this one that was not caused by a row, however indirectly.
  private func firstRow(outside cause: Int) -> Int? {
    var candidate = row + 1
    while candidate <= moment.lastNumber, moment.isInside(candidate, of: cause) { candidate += 1 }
    return candidate <= moment.lastNumber ? candidate : nil
  }
}

extension Moment {
  /// Whether a row was caused by another, however indirectly.
  func isInside(_ row: Int, of cause: Int) -> Bool {
    var number = self[row: row]?.cause
    while let current = number, current > cause { number = self[row: current]?.cause }
    return number == cause
  }
}
