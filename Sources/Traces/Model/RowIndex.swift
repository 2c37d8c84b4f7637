import Sequences

/// An index that finds a trace's row (a numbered event) by its number.
///
/// A look-up is O(1) if the rows are numbered without gaps, as in recorded traces, otherwise O(log *n*).
struct RowIndex: Sendable {
  /// The numbers of the rows and the indices of their events, sorted by number; rows with the same number by index.
  private var rows: [(number: Int, index: Int)]

  init(_ events: [Event]) {
    rows = events.indices.compactMap { index in events[index].number.map { ($0, index) } }
    let isSorted = zip(rows, rows.dropFirst()).allSatisfy { $0.number <= $1.number }
    if !isSorted { rows.sort { $0 < $1 } }
  }

  /// Adds the event at `index`, after all events before it.
  ///
  /// - Complexity: O(1) if the event's number is the greatest, else O(*n*).
  mutating func add(_ event: Event, at index: Int) {
    guard let number = event.number else { return }
    let isLast = rows.last.map { $0.number <= number } ?? true
    let position = isLast ? rows.count : rows.partitionPoint { $0.number > number }
    rows.insert((number, index), at: position)
  }

  func index(of number: Int) -> Int? {
    // Without gaps, the row's position is its distance from the first row.
    let position = number &- (rows.first?.number ?? 0)
    if rows.indices.contains(position), rows[position].number == number,
      position == 0 || rows[position - 1].number < number
    {
      return rows[position].index
    }
    return rows.firstIndex(of: number, by: \.number).map { rows[$0].index }
  }
}

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

extension Sequence where Element: Hashable {
  /// The elements of this sequence without repetitions, in order of their first occurrence.
  @inlinable package func uniqued() -> [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
