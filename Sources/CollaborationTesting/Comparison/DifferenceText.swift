import Traces

/// The failure text for a trace that differs from its expectation: the first difference, its cause, and a diagram.
struct DifferenceText {
  private let comparison: TraceComparison
  private let steps: [LineAlignment.Step]
  /// The steps of the comparison that form the first difference; empty where only the cause of a row (numbered event) differs.
  private let firstDifferences: Range<Int>

  init(_ comparison: TraceComparison) {
    self.comparison = comparison
    steps = comparison.alignment.steps
    let start = steps.firstIndex(where: \.isDifference) ?? steps.endIndex
    firstDifferences = start..<(steps[start...].firstIndex { !$0.isDifference } ?? steps.endIndex)
  }

  var text: String {
    let parts = [facts.joined(separator: "\n"), lines.joined(separator: "\n"), rest, diagram]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The advice for a trace that is right: by the marks of the shown lines, or by a run that updates texts if lines are not shown.
  func advice(for extent: TraceExtent) -> String {
    if extent == .containing {
      return "If this is right, change the lines that are marked with - ."
    }
    let shown = lines
    return GoldenMode.advice(shown, isWhole: rest.isEmpty && shown.last != DifferenceText.cut)
  }

  private static let cut = "  …"

  private var facts: [String] {
    guard !firstDifferences.isEmpty else {
      return [
        comparison.difference.map { "\($0)" } ?? "",
        "The same messages were sent, but not for the same reason: indentation is the cause.",
      ]
    }
    return [headline] + (firstUnexpectedRow.map(facts) ?? [place])
  }

  private var headline: String {
    switch (firstMissingLine, firstUnexpectedRow) {
    case (let line?, let row?): "Expected \(line), found \(row.expectation)."
    case (let line?, nil): "Expected \(line), which was not sent\(elsewhere(line))."
    case (nil, let row?): "Did not expect \(row.expectation)."
    case (nil, nil): ""
    }
  }

  /// Returns a remark that names the first row (numbered event) of the trace that matches a missing line; empty if none does.
  private func elsewhere(_ line: String) -> String {
    let pattern = try? MessagePattern(line)
    let row = comparison.trace.rows.first { pattern?.matches($0) == true }
    return row.map { " here; one like it is row \($0.number ?? 0)" } ?? ""
  }

  private func facts(of row: Event) -> [String] {
    let cause = row.cause.flatMap { comparison.trace[row: $0] }
    return [
      cause.map { "Caused by \($0.expectation)\($0.source)." } ?? "",
      row.location.map { "Sent at \($0)." } ?? "",
    ].filter { !$0.isEmpty }
  }

  private var place: String {
    guard let row = lastExpectedRow else { return "Nothing was sent before." }
    return "The last before it was \(row.expectation)\(row.source)."
  }

  private var lines: [String] {
    let shown =
      max(0, firstDifferences.lowerBound - 3)..<min(steps.count, firstDifferences.upperBound + 2)
    let lines = steps[shown].compactMap(line)
    return lines.count > 24 ? Array(lines.prefix(24)) + [DifferenceText.cut] : lines
  }

  private func line(_ step: LineAlignment.Step) -> String? {
    switch step {
    case .same(let line, _), .gap(let line): "  " + comparison.expected.lines[line].text
    case .missing(let line): "- " + comparison.expected.lines[line].text
    case .unexpected(let row): "+ " + comparison.found.lines[row].text
    case .passed: nil
    }
  }

  private var rest: String {
    let count = steps[firstDifferences.upperBound...].count(where: \.isDifference)
    return count == 0 ? "" : "And \(count.counted("line")) more further down."
  }

  private var diagram: String {
    let row = firstUnexpectedRow
    return comparison.trace.excerpt(around: row ?? lastExpectedRow, marks: row != nil)
  }

  private var firstMissingLine: String? {
    for case .missing(let line) in steps[firstDifferences] {
      return comparison.expected.lines[line].text.trimmed
    }
    return nil
  }

  private var firstUnexpectedRow: Event? {
    for case .unexpected(let row) in steps[firstDifferences] {
      return comparison.found.lines[row].row
    }
    return nil
  }

  /// The last row (numbered event) before the first difference that an expected line matches; nil for none.
  private var lastExpectedRow: Event? {
    for case .same(_, let row) in steps[..<firstDifferences.lowerBound].reversed() {
      return comparison.found.lines[row].row
    }
    return nil
  }
}

extension LineAlignment.Step {
  fileprivate var isDifference: Bool {
    switch self {
    case .missing, .unexpected: true
    case .same, .passed, .gap: false
    }
  }
}

extension Event {
  fileprivate var source: String { location.map { " (\($0))" } ?? "" }
}
