import Sequences

/// An alignment of a transcript's expected lines with the lines that a command has printed now.
///
/// An expected line is kept, replaced or deleted; a printed line is kept, inserted, or covered by a `...`. Replacing costs less
/// than deleting, so the cheapest alignment covers no changed line with a `...` beside it. A `...` is never the only kept line.
struct OutputAlignment {
  enum Step: Equatable {
    case kept(Int)
    case new(Int)
  }

  let steps: [Step]

  /// The maximum number of pairs of an expected and a printed line in an ``OutputAlignmentTable``.
  private static let maximumPairs = 250_000

  /// Aligns expected lines with printed ones; `bindings` has the texts of named wildcards.
  ///
  /// If more than `maximumPairs` pairs of changed lines are to be compared, the wildcards among these lines are dropped.
  init(of expected: [OutputLine], with output: [Substring], knowing bindings: Bindings) {
    let limit = min(expected.count, output.count)
    let head = (0..<limit).prefix { expected[$0].matches(output[$0], knowing: bindings) }.count
    let tail = (0..<limit - head).prefix {
      expected[expected.count - 1 - $0]
        .matches(output[output.count - 1 - $0], knowing: bindings)
    }.count
    let middle = OutputAlignment.middle(
      of: expected[head..<expected.count - tail],
      with: output[head..<output.count - tail],
      knowing: bindings
    )
    let end = (expected.count - tail..<expected.count).map(Step.kept)
    let steps = (0..<head).map(Step.kept) + middle + end
    // An alignment that keeps no expected line but `...` keeps none.
    let keepsLine = steps.contains { step in
      if case .kept(let index) = step { !expected[index].isElision } else { false }
    }
    self.steps = keepsLine ? steps : output.indices.map(Step.new)
  }

  private static func middle(
    of expected: ArraySlice<OutputLine>,
    with output: ArraySlice<Substring>,
    knowing bindings: Bindings
  ) -> [Step] {
    let pairs = expected.count.multipliedReportingOverflow(by: output.count)
    guard expected.contains(where: \.isWildcard), !pairs.overflow,
      pairs.partialValue <= maximumPairs
    else { return plainMiddle(of: expected, with: output, knowing: bindings) }
    return OutputAlignmentTable(expected, output, knowing: bindings).steps
  }

  /// Returns the steps for some expected and printed lines; keeps the lines common to both, without matching wildcards.
  private static func plainMiddle(
    of expected: ArraySlice<OutputLine>,
    with output: ArraySlice<Substring>,
    knowing bindings: Bindings
  ) -> [Step] {
    var steps = output.indices.map(Step.new)
    for pair in CommonSequence(ofLines: expected.map(\.text), Array(output)).pairs {
      let row = expected.startIndex + pair.old
      if expected[row].matches(output[output.startIndex + pair.new], knowing: bindings) {
        steps[pair.new] = .kept(row)
      }
    }
    return steps
  }
}

struct OutputAlignmentTable {
  private let expected: ArraySlice<OutputLine>
  private let output: ArraySlice<Substring>
  private let bindings: Bindings
  private var costs: [Int32]

  init(
    _ expected: ArraySlice<OutputLine>,
    _ output: ArraySlice<Substring>,
    knowing bindings: Bindings
  ) {
    self.bindings = bindings
    self.expected = expected
    self.output = output
    costs = Array(repeating: 0, count: (expected.count + 1) * (output.count + 1))
    for row in (expected.startIndex...expected.endIndex).reversed() {
      for column in (output.startIndex...output.endIndex).reversed() {
        costs[cell(row, column)] = moves(row, column).map(totalCost).min() ?? 0
      }
    }
  }

  var steps: [OutputAlignment.Step] {
    var steps: [OutputAlignment.Step] = []
    var (row, column) = (expected.startIndex, output.startIndex)
    while let move = moves(row, column).min(by: { totalCost(of: $0) < totalCost(of: $1) }) {
      if let step = move.step { steps.append(step) }
      (row, column) = (move.row, move.column)
    }
    return steps
  }

  /// A step to another pair of positions.
  private typealias Move = (row: Int, column: Int, step: OutputAlignment.Step?, cost: Int32)

  private func cell(_ row: Int, _ column: Int) -> Int {
    (row - expected.startIndex) * (output.count + 1) + column - output.startIndex
  }

  private func totalCost(of move: Move) -> Int32 { costs[cell(move.row, move.column)] + move.cost }

  /// Returns the possible moves from a pair of positions, none from the last pair; among moves of equal cost the first is
  /// preferred.
  private func moves(_ row: Int, _ column: Int) -> [Move] {
    let hasOutput = column < output.endIndex
    let insertion: Move = (row, column + 1, .new(column), cost: 2)
    let deletion: Move = (row + 1, column, nil, cost: 5)
    guard row < expected.endIndex else { return hasOutput ? [insertion] : [] }
    if expected[row].isElision {
      let end: Move = (row + 1, column, .kept(row), cost: 0)
      return hasOutput ? [end, (row, column + 1, nil, cost: 0)] : [end]
    }
    guard hasOutput else { return [deletion] }
    let replacement: Move =
      expected[row].matches(output[column], knowing: bindings)
      ? (row + 1, column + 1, .kept(row), cost: 0) : (row + 1, column + 1, .new(column), cost: 4)
    return [replacement, insertion, deletion]
  }
}
