import Traces

/// A numbering of the rows (numbered events) and subtrees of two traces, by which equal ones are found.
struct RowNumbering {
  struct Numbers {
    var rows: [Int] = []
    /// The number of the subtree at each row (numbered event); equal subtrees have equal numbers.
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

/// A mapping from values to numbers, which count from 0 in the order of first use.
struct Register<Key: Hashable> {
  private var numbers: [Key: Int] = [:]

  mutating func number(of key: Key) -> Int {
    if let number = numbers[key] { return number }
    numbers[key] = numbers.count
    return numbers.count - 1
  }
}
