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

  let expected: [OutputLine]
  let output: [Substring]
  /// The texts of named wildcards.
  let bindings: Bindings

  /// The maximum number of pairs of an expected and a printed line in an ``OutputAlignmentTable``.
  private static let maximumPairs = 250_000

  /// The steps through the expected and the printed lines.
  ///
  /// If more than `maximumPairs` pairs of changed lines are to be compared, the wildcards among these lines are dropped.
  func steps() -> [Step] {
    let limit = min(expected.count, output.count)
    let head = (0..<limit).prefix { isMatch($0, $0) }.count
    let tail = (0..<limit - head).prefix {
      isMatch(expected.count - 1 - $0, output.count - 1 - $0)
    }.count
    let (rows, columns) = (head..<expected.count - tail, head..<output.count - tail)
    let all =
      (0..<head).map(Step.kept) + middleSteps(rows, columns)
      + (rows.upperBound..<expected.count).map(Step.kept)
    // An alignment that keeps no expected line but `...` keeps none.
    let keepsLine = all.contains { step in
      if case .kept(let index) = step { !expected[index].isElision } else { false }
    }
    return keepsLine ? all : output.indices.map(Step.new)
  }

  private func middleSteps(_ rows: Range<Int>, _ columns: Range<Int>) -> [Step] {
    if expected[rows].contains(where: \.isWildcard),
      rows.count * columns.count <= Self.maximumPairs
    {
      return OutputAlignmentTable(self, rows, columns).steps
    }
    var steps = columns.map(Step.new)
    let common = CommonSequence(ofLines: expected[rows].map(\.text), Array(output[columns]))
    for pair in common.pairs {
      let row = rows.lowerBound + pair.old
      if isMatch(row, columns.lowerBound + pair.new) { steps[pair.new] = .kept(row) }
    }
    return steps
  }

  fileprivate func isMatch(_ row: Int, _ column: Int) -> Bool {
    expected[row].matches(output[column], knowing: bindings)
  }
}

/// The costs of the cheapest alignments of some expected lines (rows) with some printed lines (columns), from each pair on.
private struct OutputAlignmentTable {
  private let alignment: OutputAlignment
  private let rows: Range<Int>
  private let columns: Range<Int>
  private var costs: [Int32]

  init(_ alignment: OutputAlignment, _ rows: Range<Int>, _ columns: Range<Int>) {
    self.alignment = alignment
    self.rows = rows
    self.columns = columns
    costs = Array(repeating: 0, count: (rows.count + 1) * (columns.count + 1))
    for row in (rows.lowerBound...rows.upperBound).reversed() {
      for column in (columns.lowerBound...columns.upperBound).reversed() {
        costs[cell(row, column)] = moves(row, column).map(totalCost).min() ?? 0
      }
    }
  }

  var steps: [OutputAlignment.Step] {
    var steps: [OutputAlignment.Step] = []
    var (row, column) = (rows.lowerBound, columns.lowerBound)
    while let move = moves(row, column).min(by: { totalCost(of: $0) < totalCost(of: $1) }) {
      if let step = move.step { steps.append(step) }
      (row, column) = (move.row, move.column)
    }
    return steps
  }

  private typealias Move = (row: Int, column: Int, step: OutputAlignment.Step?, cost: Int32)

  private func cell(_ row: Int, _ column: Int) -> Int {
    (row - rows.lowerBound) * (columns.count + 1) + column - columns.lowerBound
  }

  private func totalCost(of move: Move) -> Int32 { costs[cell(move.row, move.column)] + move.cost }

  /// Returns the possible moves from a pair of positions, none from the last pair; among moves of equal cost the first is
  /// preferred.
  private func moves(_ row: Int, _ column: Int) -> [Move] {
    let hasOutput = column < columns.upperBound
    let insertion: Move = (row, column + 1, .new(column), 2)
    let deletion: Move = (row + 1, column, nil, 5)
    guard row < rows.upperBound else { return hasOutput ? [insertion] : [] }
    if alignment.expected[row].isElision {
      let end: Move = (row + 1, column, .kept(row), 0)
      return hasOutput ? [end, (row, column + 1, nil, 0)] : [end]
    }
    guard hasOutput else { return [deletion] }
    let replacement: Move =
      alignment.isMatch(row, column)
      ? (row + 1, column + 1, .kept(row), 0) : (row + 1, column + 1, .new(column), 4)
    return [replacement, insertion, deletion]
  }
}
