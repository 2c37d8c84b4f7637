import Traces

extension Session {
  /// The names of the rows that can be seen now, such as `#1`.
  var rowNames: [String] {
    (try? visibleTrace())?.rows.compactMap { $0.number.map { "#\($0)" } } ?? []
  }

  /// The trace, when there is a row to see; otherwise what to do first.
  func tracedRows() throws(Refusal) -> Trace {
    let trace = try requireLoaded().trace
    guard trace.lastNumber > 0 else {
      throw .failed("Nobody has said anything yet. Type  open  first.")
    }
    return trace
  }

  /// A row that exists and may be seen.
  func row(_ number: Int) throws(Refusal) -> Event {
    let all = try tracedRows()
    let visible = try visibleTrace()
    if let row = visible[row: number] { return row }
    if all[row: number] != nil {
      throw .failed("#\(number) is hidden while the question is open.")
    }
    throw .misused("There is no row #\(number); rows are 1 to \(visible.lastNumber).")
  }
}
