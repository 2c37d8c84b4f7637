import Sequences

/// Where the rows of a trace stand among its events, so that a row is found without a walk.
///
/// A recorder numbers rows from 1 and without gaps; then a row is found at once. Ascending numbers
/// with gaps take a binary search, and numbers in any other order are looked up in a dictionary.
struct RowIndex: Sendable {
  /// The indices of the events that have a number, in order.
  private var rows: [Int] = []
  private var firstNumber = 0
  private var lastNumber = 0
  /// The first event of each number; nil while numbers ascend.
  private var scattered: [Int: Int]?

  init(_ events: [Event]) {
    for index in events.indices { add(events, at: index) }
  }
}

extension RowIndex {
  /// Adds the event at an index, if it is a row; all before it were added.
  mutating func add(_ events: [Event], at index: Int) {
    guard let number = events[index].number else { return }
    if scattered == nil, !rows.isEmpty, number <= lastNumber { scatter(events) }
    if rows.isEmpty { firstNumber = number }
    rows.append(index)
    lastNumber = number
    if scattered?[number] == nil { scattered?[number] = index }
  }

  private mutating func scatter(_ events: [Event]) {
    let pairs = rows.compactMap { index in events[index].number.map { ($0, index) } }
    scattered = Dictionary(pairs) { first, _ in first }
  }

  /// The index of the first event with that number; nil where there is none.
  func index(of number: Int, in events: [Event]) -> Int? {
    if let scattered { return scattered[number] }
    guard !rows.isEmpty, number >= firstNumber, number <= lastNumber else { return nil }
    if lastNumber &- firstNumber == rows.count - 1 { return rows[number - firstNumber] }
    return rows.firstIndex(of: number) { events[$0].number ?? 0 }.map { rows[$0] }
  }
}
