import Traces

struct TraceComparison {
  let expected: ExpectedLines
  /// The text of an expectation that the trace meets.
  let found: ExpectationText
  let alignment: LineAlignment
  let trace: Trace
  let extent: TraceExtent
  /// The first numbered event that differs from the expectation, or whose cause differs; nil if there is none.
  let difference: ExpectedTrace.Difference?

  /// Compares the rows (numbered events) of a trace with an expectation.
  ///
  /// - Throws: `NotationError` where a line of the expectation is malformed.
  init(_ text: String, _ trace: Trace, _ extent: TraceExtent) throws(NotationError) {
    self.trace = trace
    self.extent = extent
    found = ExpectationText(trace)
    if text.isNothing {
      expected = try ExpectedLines("")
      difference = trace.rows.first.map { .unexpected($0) }
    } else {
      expected = try ExpectedLines(text)
      let notation = extent == .containing ? expected.contained : text
      difference = try ExpectedTrace(notation).difference(from: trace)
    }
    alignment =
      difference == nil
      ? LineAlignment([], [], isOpen: false)
      : LineAlignment(expected.lines, trace.rows, isOpen: extent == .containing)
  }

  /// The text of an expectation that this trace meets; matching lines keep their words, unless the alignment is cut.
  var updatedExpectation: String {
    if alignment.isCut { return found.text }
    let lines = alignment.steps.compactMap { step -> String? in
      switch step {
      case .same(let line, let row):
        let words = expected.lines[line].text.drop { $0 == " " }
        return String(found.lines[row].text.prefix { $0 == " " }) + words
      case .gap(let line): return expected.lines[line].text
      case .unexpected(let row): return found.lines[row].text
      case .missing, .passed: return nil
      }
    }
    return lines.isEmpty ? ExpectationText.nothing : lines.joined(separator: "\n")
  }
}

extension String {
  fileprivate var isNothing: Bool { trimmed == ExpectationText.nothing }

  var trimmed: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
