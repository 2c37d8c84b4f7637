extension Trace {
  /// What is wrong with the first row whose number no row can have, in a sentence; nil where there is no such row.
  ///
  /// Rows are numbered from 1 to 2^53, each number once; causes are numbers of rows, and times and orders stay within
  /// 2^53 in either direction.
  package var impossibleNumber: String? {
    var known: Set<Int> = []
    let (rows, others) = (1...1 << 53, -(1 << 53)...1 << 53)
    for event in events {
      if let number = event.number {
        guard rows.contains(number) else {
          return "there is no row \(number): rows are numbered from 1 to 2^53"
        }
        guard known.insert(number).inserted else {
          return "two rows have the number \(number): give each its own"
        }
      }
      if let cause = event.cause, !rows.contains(cause) {
        return "there is no row \(cause) to be a cause"
      }
      let beyond = [event.order as Int?, event.time as Int?].compactMap(\.self)
        .first { !others.contains($0) }
      if let beyond { return "\(beyond) is beyond 2^53" }
    }
    return nil
  }
}
