import Traces

extension LessonVerifier {
  /// Proves a prediction: the right choice is what comes in that row, the others are not, and the
  /// learner cannot have seen the row already.
  ///
  /// The row is the one that the learner sees next: later steps may change what was said.
  mutating func prove(_ step: Step, at index: Int, _ before: Trace, _ traces: [Trace]) {
    let number = step.row ?? 0
    guard let row = traces[index...].lazy.compactMap({ $0[row: number] }).first else {
      let last = (traces.last ?? before).lastNumber
      report(step.line, "There is no row \(number): the last is \(last).")
      return
    }
    for choice in step.choices where choice.isRight != choice.isTrue(of: row) {
      report(
        choice.line,
        "\"\(choice.text)\" is said to be \(choice.isRight ? "right" : "wrong"), "
          + "and the row is \(row.said)"
      )
    }
    if let answer = step.answer, answer.commands != step.choices.filter(\.isRight).map(\.text) {
      report(answer.line, "The answer is not the right choice.")
    }
    let shown = lesson.steps.indices.prefix(index).first { earlier in
      let hidden = lesson.steps[earlier].hiddenFrom ?? Int.max
      return min(hidden - 1, traces[earlier].lastNumber) >= number
    }
    guard let shown else { return }
    report(
      step.line,
      "#\(number) was shown in step \(shown + 1): hide it there with hides=\(number)"
    )
  }

  /// Proves that the rows a text shows are the rows there were.
  mutating func prove(_ step: Step, on trace: Trace) {
    guard let difference = step.excerpt?.difference(from: trace) else { return }
    report(difference.line, "These rows are not the trace's: \(difference.text)")
  }
}
