/// The set of the row numbers read so far.
///
/// - Complexity: O(1) in memory for rows numbered without gaps, in ascending or descending order.
struct RowNumbers {
  /// The longest gapless range of inserted numbers around the first inserted number.
  private var run = 0..<0
  /// The inserted numbers that are neither in nor adjacent to `run`.
  private var others: Set<Int> = []

  /// Inserts a number, which must be below `Int.max`; returns false if the set contains it already.
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
