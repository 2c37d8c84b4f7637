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

  /// The last row inside the innermost call that goes on after this row; nil where none goes on.
  var finish: Int? {
    for call in CallStack(at: moment.after(row: row)).calls {
      let last = (firstRow(outside: call.number ?? 0) ?? moment.lastNumber + 1) - 1
      if last > row { return last }
    }
    return nil
  }

  /// The first row after this one that was not caused by a row, however indirectly.
  private func firstRow(outside cause: Int) -> Int? {
    var candidate = row + 1
    while candidate <= moment.lastNumber, moment.isInside(candidate, of: cause) { candidate += 1 }
    return candidate <= moment.lastNumber ? candidate : nil
  }
}

extension Moment {
  /// The moment behind a row, or this one where it comes first.
  func after(row: Int) -> Moment { before(row: row + 1) }

  /// Whether a row was caused by another, however indirectly.
  func isInside(_ row: Int, of cause: Int) -> Bool {
    var number = self[row: row]?.cause
    while let current = number, current > cause { number = self[row: current]?.cause }
    return number == cause
  }
}
