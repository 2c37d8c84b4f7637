import Traces

/// A matching of an expectation's lines with a trace's rows (numbered events), with the fewest unmatched of both.
///
/// R. A. Wagner and M. J. Fischer, "The String-to-String Correction Problem", 1974, with lines that match any rows.
struct LineAlignment {
  enum Step: Equatable {
    case same(line: Int, row: Int)
    case missing(line: Int)
    case unexpected(row: Int)
    case passed(row: Int)
    case gap(line: Int)
  }

  let steps: [Step]
  /// Whether lines, or rows (numbered events), at the end were not compared, as there are more than `maximumLines`.
  let isCut: Bool

  /// The maximum number of lines, and of rows (numbered events), to compare, from the first difference on.
  static let maximumLines = 400

  init(_ lines: [ExpectedLines.Line], _ rows: [Event], isOpen: Bool) {
    let start =
      isOpen ? 0 : zip(lines, rows).prefix { $0.pattern?.matches($1) == true }.count
    let table = TraceAlignmentTable(
      lines: lines[start...].prefix(Self.maximumLines),
      rows: rows[start...].prefix(Self.maximumLines),
      isOpen: isOpen
    )
    steps = (0..<start).map { .same(line: $0, row: $0) } + table.steps
    isCut = max(lines.count, rows.count) > start + Self.maximumLines
  }
}

/// A table of the smallest number of lines and rows (numbered events) left unmatched from each line and row on.
private struct TraceAlignmentTable {
  let lines: ArraySlice<ExpectedLines.Line>
  let rows: ArraySlice<Event>
  let isOpen: Bool

  var steps: [LineAlignment.Step] {
    let costs = costs
    var (line, row) = (lines.startIndex, rows.startIndex)
    var steps: [LineAlignment.Step] = []
    while line < lines.endIndex || row < rows.endIndex {
      let step = least(line, row, costs).step
      steps.append(step)
      switch step {
      case .same: (line, row) = (line + 1, row + 1)
      case .missing, .gap: line += 1
      case .unexpected, .passed: row += 1
      }
    }
    return steps
  }

  private var width: Int { rows.count + 1 }

  private func cost(_ line: Int, _ row: Int, _ costs: [Int]) -> Int {
    costs[(line - lines.startIndex) * width + row - rows.startIndex]
  }

  private var costs: [Int] {
    var costs = Array(repeating: 0, count: (lines.count + 1) * width)
    for line in stride(from: lines.endIndex, through: lines.startIndex, by: -1) {
      for row in stride(from: rows.endIndex, through: rows.startIndex, by: -1) {
        costs[(line - lines.startIndex) * width + row - rows.startIndex] =
          least(line, row, costs).cost
      }
    }
    return costs
  }

  /// Returns the fewest unmatched lines and rows (numbered events) from a line and a row on, and the first step to them.
  ///
  /// A match is preferred, then, if any rows may be passed, passing one, then a missing line.
  private func least(_ line: Int, _ row: Int, _ costs: [Int]) -> (
    cost: Int, step: LineAlignment.Step
  ) {
    let left = isOpen ? 0 : 1
    let passing = isOpen ? LineAlignment.Step.passed(row: row) : .unexpected(row: row)
    guard line < lines.endIndex else { return ((rows.endIndex - row) * left, passing) }
    let isLast = row == rows.endIndex
    guard let pattern = lines[line].pattern else {
      let behind = cost(line + 1, row, costs)
      if isLast || behind <= cost(line, row + 1, costs) { return (behind, .gap(line: line)) }
      return (cost(line, row + 1, costs), .passed(row: row))
    }
    var least = (cost: cost(line + 1, row, costs) + 1, step: LineAlignment.Step.missing(line: line))
    if isLast { return least }
    let next = cost(line, row + 1, costs) + left
    if next < least.cost || isOpen && next == least.cost { least = (next, passing) }
    let matched = cost(line + 1, row + 1, costs)
    if matched <= least.cost, pattern.matches(rows[row]) {
      least = (matched, .same(line: line, row: row))
    }
    return least
  }
}
