import Patches

/// Which expected lines still stand for what was printed, and which printed lines are new.
///
/// An expected line is kept, replaced or deleted, a printed one is kept, inserted, or swallowed by
/// a `...`. The cheapest way is taken. A replacement is cheaper than a deletion, so that a `...`
/// does not swallow what has changed beside it.
struct OutputAlignment {
  /// Where a line of the result comes from.
  enum Step: Equatable {
    /// The expected line of that index.
    case kept(Int)
    /// The printed line of that index.
    case new(Int)
  }

  /// The lines of the result, in order.
  let steps: [Step]

  /// How many pairs of lines are weighed against each other.
  private static let maximumPairs = 250_000

  /// Aligns; where there are too many lines, wildcards among those that changed are given up.
  init(of expected: [OutputLine], with output: [Substring], knowing bindings: Bindings) {
    let limit = min(expected.count, output.count)
    let head = (0..<limit).prefix { expected[$0].matches(output[$0], knowing: bindings) }.count
    let tail = (0..<limit - head).prefix {
      expected[expected.count - 1 - $0]
        .matches(output[output.count - 1 - $0], knowing: bindings)
    }.count
    let middle = OutputAlignment.middle(
      of: expected,
      head..<expected.count - tail,
      with: output,
      head..<output.count - tail,
      knowing: bindings
    )
    let end = (expected.count - tail..<expected.count).map(Step.kept)
    let steps = (0..<head).map(Step.kept) + middle + end
    self.steps =
      steps.contains { OutputAlignment.isLine($0, in: expected) }
      ? steps : output.indices.map(Step.new)
  }

  /// Whether a line is kept that is no `...`: only such a line ends a `...`.
  private static func isLine(_ step: Step, in expected: [OutputLine]) -> Bool {
    if case .kept(let index) = step { !expected[index].isElision } else { false }
  }

  private static func middle(
    of expected: [OutputLine],
    _ rows: Range<Int>,
    with output: [Substring],
    _ columns: Range<Int>,
    knowing bindings: Bindings
  ) -> [Step] {
    let pairs = rows.count.multipliedReportingOverflow(by: columns.count)
    guard expected[rows].contains(where: \.isWildcard), !pairs.overflow,
      pairs.partialValue <= maximumPairs
    else { return plainMiddle(of: expected, rows, with: output, columns, knowing: bindings) }
    return AlignmentTable(expected[rows], output[columns], knowing: bindings).steps
  }

  /// Keeps the lines that are the same; no wildcard is looked at.
  private static func plainMiddle(
    of expected: [OutputLine],
    _ rows: Range<Int>,
    with output: [Substring],
    _ columns: Range<Int>,
    knowing bindings: Bindings
  ) -> [Step] {
    var steps = columns.map(Step.new)
    for pair in LineMatches(expected[rows].map(\.text), Array(output[columns])).pairs {
      let row = rows.lowerBound + pair.old
      if expected[row].matches(output[columns.lowerBound + pair.new], knowing: bindings) {
        steps[pair.new] = .kept(row)
      }
    }
    return steps
  }
}
