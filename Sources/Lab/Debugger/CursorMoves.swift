import Traces

/// The rows to which the cursor can move.
struct CursorMoves {
  /// The moment of all rows that may be shown.
  let moment: Moment
  /// The number of the row behind which the cursor stands.
  let row: Int
}

extension CursorMoves {
  /// The next row; nil at the end.
  var step: Int? { row < moment.lastNumber ? row + 1 : nil }

  /// The next row that the present row did not cause; nil if there is none.
  ///
  /// - Complexity: O(*n* × *d*) for *n* rows in between, caused at depth *d*.
  var next: Int? { firstRow(outside: row) }

  /// The last row inside the innermost call or action that continues after this row; the next row where none does.
  var finish: Int? {
    let running = CallStack(at: moment.at(row: row)).frames.map(\.number)
    for call in moment[row: row]?.kind == .action ? [row] : running {
      let last = lastRow(inside: call)
      if last > row { return last }
    }
    return step
  }

  /// Returns the last row inside a call; for an action, the last row before the next action.
  private func lastRow(inside call: Int) -> Int {
    let next =
      moment[row: call]?.kind == .action
      ? moment.actions.first { $0 > call } : firstRow(outside: call)
    return (next ?? moment.lastNumber + 1) - 1
  }

  /// Returns the first row after the present one that `cause` did not cause, directly or indirectly; nil if there is
  /// none.
  private func firstRow(outside cause: Int) -> Int? {
    var candidate = row + 1
    while candidate <= moment.lastNumber, moment.isInside(candidate, of: cause) { candidate += 1 }
    return candidate <= moment.lastNumber ? candidate : nil
  }
}

extension Moment {
  /// Whether `row` was caused by `cause`, directly or indirectly.
  func isInside(_ row: Int, of cause: Int) -> Bool {
    var number = self[row: row]?.cause
    while let current = number, current > cause { number = self[row: current]?.cause }
    return number == cause
  }
}
