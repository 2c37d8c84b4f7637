/// The numbers of the rows that were read, to refuse one that cannot be or comes twice.
///
/// - Complexity: Memory is O(1) for rows that are numbered without gaps, as recorders do.
struct RowNumbers {
  /// The greatest number of a row: each whole number up to it is exact in every reader of JSON.
  static let greatest = 1 << 53

  /// The numbers from the first row on without a gap.
  private var run = 0..<0
  private var others: Set<Int> = []

  /// Notes a number; false where it was there already.
  mutating func insert(_ number: Int) -> Bool {
    if run.isEmpty { run = number..<number }
    if run.contains(number) { return false }
    guard number == run.upperBound else { return others.insert(number).inserted }
    guard others.remove(number) == nil else {
      others.insert(number)
      return false
    }
    run = run.lowerBound..<number + 1
    return true
  }
}
