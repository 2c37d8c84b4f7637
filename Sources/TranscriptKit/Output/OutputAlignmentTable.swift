struct OutputAlignmentTable {
  private static let insertion: Int32 = 2
  private static let replacement: Int32 = 4
  private static let deletion: Int32 = 5

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
        costs[cell(row, column)] = moves(row, column).map(\.cost).min() ?? 0
      }
    }
  }

  var steps: [OutputAlignment.Step] {
    var steps: [OutputAlignment.Step] = []
    var (row, column) = (expected.startIndex, output.startIndex)
    while let move = moves(row, column).min(by: { $0.cost < $1.cost }) {
      if let step = move.step { steps.append(step) }
      (row, column) = (move.row, move.column)
    }
    return steps
  }

  private struct Move {
    let row: Int
    let column: Int
    let step: OutputAlignment.Step?
    let cost: Int32
  }

  private func cell(_ row: Int, _ column: Int) -> Int {
    (row - expected.startIndex) * (output.count + 1) + column - output.startIndex
  }

  private func move(
    _ row: Int,
    _ column: Int,
    _ step: OutputAlignment.Step?,
    _ cost: Int32
  ) -> Move {
    Move(row: row, column: column, step: step, cost: costs[cell(row, column)] + cost)
  }

  /// Returns the possible moves from a pair of positions, none from the last pair; among moves of equal cost the first is
  /// preferred.
  private func moves(_ row: Int, _ column: Int) -> [Move] {
    let hasOutput = column < output.endIndex
    guard row < expected.endIndex else {
      return hasOutput ? [move(row, column + 1, .new(column), Self.insertion)] : []
    }
    if expected[row].isElision {
      let end = move(row + 1, column, .kept(row), 0)
      return hasOutput ? [end, move(row, column + 1, nil, 0)] : [end]
    }
    let deletion = move(row + 1, column, nil, Self.deletion)
    guard hasOutput else { return [deletion] }
    let isMatch = expected[row].matches(output[column], knowing: bindings)
    return [
      move(
        row + 1,
        column + 1,
        isMatch ? .kept(row) : .new(column),
        isMatch ? 0 : Self.replacement
      ),
      move(row, column + 1, .new(column), Self.insertion),
      deletion,
    ]
  }
}
