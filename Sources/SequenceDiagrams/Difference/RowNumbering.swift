import Traces

/// Gives equal rows, and equal subtrees, of two traces equal numbers.
struct RowNumbering {
  /// The rows of one trace in numbers.
  struct Numbers {
    /// Equal where the rows are the same message.
    var rows: [Int] = []
    /// Equal where the rows and all inside them are the same, repetitions included.
    var subtrees: [Int] = []
  }

  private var rows = Register<RowIdentity>()
  private var subtrees = Register<[Int]>()

  /// The numbers of a trace.
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

/// Numbers for values, from 0 in the order in which they are first asked for.
struct Register<Key: Hashable> {
  private var numbers: [Key: Int] = [:]

  /// The number of a value, the same for equal ones.
  mutating func number(of key: Key) -> Int {
    if let number = numbers[key] { return number }
    numbers[key] = numbers.count
    return numbers.count - 1
  }
}
