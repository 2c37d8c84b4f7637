import Traces

struct TraceComparison {
  let expected: ExpectedLines
  let found: ExpectationText
  let alignment: LineAlignment
  let trace: Trace
  /// The first difference between the expectation and the trace, in a row or its cause; nil if there is none.
  let difference: ExpectedTrace.Difference?

  init(_ text: String, _ trace: Trace, _ extent: TraceExtent) throws(TraceReadingError) {
    self.trace = trace
    found = ExpectationText(trace)
    if text.trimmed == ExpectationText.nothing {
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

  /// A new expectation that this trace meets; matching lines keep their old words, unless the traces are too long to be aligned.
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
  var trimmed: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

/// The part of a trace that an expectation has to list.
public enum TraceExtent: Sendable {
  /// All messages of the trace, and no other.
  case exhaustive
  /// Some messages of the trace, in their order; other messages may come between them.
  case containing
}
