/// The numbers of the rows that were read.
///
/// - Complexity: O(1) in memory for rows that are numbered without gaps, whatever their order.
struct RowNumbers {
  /// The numbers without a gap that hold the first one.
  private var run = 0..<0
  /// The numbers that are not next to the run.
  private var others: Set<Int> = []

  /// Adds a number below `Int.max`; returns false where it was there already.
  mutating func insert(_ number: Int) -> Bool {
    if run.isEmpty { run = number..<number }
    guard !run.contains(number), others.insert(number).inserted else { return false }
    var (first, end) = (run.lowerBound, run.upperBound)
    while others.remove(end) != nil { end += 1 }
    while others.remove(first - 1) != nil { first -= 1 }
    run = first..<end
    return true
  }
}
