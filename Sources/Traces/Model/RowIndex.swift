import Sequences

/// An index that finds a trace's row (a numbered event) by its number.
///
/// A look-up is O(log *n*) if the numbers ascend with gaps, otherwise O(1), as in recorded traces.
struct RowIndex: Sendable {
  private var rows: [Int] = []
  private var firstNumber = 0
  private var lastNumber = 0
  /// The index, in the trace, of the first event with each row number; nil as long as the numbers ascend.
  private var scattered: [Int: Int]?

  init(_ events: [Event]) {
    for index in events.indices { add(events, at: index) }
  }

  /// Adds the event at `index` if it has a number; all events before it must have been added already.
  mutating func add(_ events: [Event], at index: Int) {
    guard let number = events[index].number else { return }
    if scattered == nil, !rows.isEmpty, number <= lastNumber {
      let pairs = rows.compactMap { index in events[index].number.map { ($0, index) } }
      scattered = Dictionary(pairs) { first, _ in first }
    }
    if rows.isEmpty { firstNumber = number }
    rows.append(index)
    lastNumber = number
    if scattered?[number] == nil { scattered?[number] = index }
  }

  func index(of number: Int, in events: [Event]) -> Int? {
    if let scattered { return scattered[number] }
    guard !rows.isEmpty, number >= firstNumber, number <= lastNumber else { return nil }
    if lastNumber &- firstNumber == rows.count - 1 { return rows[number - firstNumber] }
    return rows.firstIndex(of: number) { events[$0].number ?? 0 }.map { rows[$0] }
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
