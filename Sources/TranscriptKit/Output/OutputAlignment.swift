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
