import Traces

/// A numbering of two traces in which equal rows, and equal subtrees, have equal numbers.
struct RowNumbering {
  struct Numbers {
    /// The number of each row; equal rows have equal numbers.
    var rows: [Int] = []
    /// The number of each row's subtree; subtrees that are equal, repetitions included, have equal numbers.
    var subtrees: [Int] = []
  }

  private var rows = Register<RowIdentity>()
  private var subtrees = Register<[Int]>()

  mutating func numbers(of trace: Trace, _ tree: CallTree) -> Numbers {
    var numbers = Numbers()
    for event in tree.events {
      numbers.rows.append(rows.number(of: RowIdentity(trace.events[event])))
    }
    numbers.subtrees = Array(repeating: 0, count: tree.count)
    for row in (0..<tree.count).reversed() {
      let inside = tree.children(of: row).map { numbers.subtrees[$0] }
      numbers.subtrees[row] = subtrees.number(of: [numbers.rows[row]] + inside)
    }
    return numbers
  }
}

/// Consecutive numbers for distinct values, from 0 in the order of their first use.
struct Register<Key: Hashable> {
  private var numbers: [Key: Int] = [:]

  mutating func number(of key: Key) -> Int {
    if let number = numbers[key] { return number }
    numbers[key] = numbers.count
    return numbers.count - 1
  }
}
