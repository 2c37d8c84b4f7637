import Traces

extension Step.Kind {
  /// The kind of step that asks for the content of a row that is still hidden, or for a result of the run.
  public static let predict = Step.Kind.asking("predict") { kind in
    kind.attributes = ["row", "key"]
    kind.finish = { step, _ throws(LessonError) in
      try step.requireChoices()
      step.key = try PredictionKey(of: step)
    }
    kind.hiddenFrom = { $0.key?.row }
    kind.prove = { verifier, step, index async in verifier.provePrediction(step, at: index) }
  }
}

extension LessonVerifier {
  /// Reports in a `predict` step a missing row, choices that contradict the run, a wrong `viper-answer`, and an already shown row.
  mutating func provePrediction(_ step: Step, at index: Int) {
    guard let key = step.key else { return }
    let evidence = KeyEvidence(before: steps[index].start.trace, after: traces(from: index))
    guard let answer = key.answer(evidence) else {
      let last = traces(from: index).map(\.lastNumber).max() ?? 0
      report(step.line, "There is no row \(key.row ?? 0): the last is \(last).")
      return
    }
    proveVerdicts(of: step, by: key, evidence, answer)
    if let answer = step.answer, answer.commands != step.choices.filter(\.isRight).map(\.text) {
      report(answer.line, "The answer is not the right choice.")
    }
    proveHidden(step, at: index)
  }

  /// Reports the choices whose verdict, right or wrong, does not fit the run; `answer` is the right answer.
  mutating func proveVerdicts(
    of step: Step,
    by key: PredictionKey,
    _ evidence: KeyEvidence,
    _ answer: String
  ) {
    for choice in step.choices where choice.isRight != key.isTrue(choice, evidence) {
      let verdict = choice.isRight ? "right" : "wrong"
      report(choice.line, "\"\(choice.text)\" is said to be \(verdict), and \(answer)")
    }
  }

  private mutating func proveHidden(_ step: Step, at index: Int) {
    guard let number = step.row else { return }
    let first = lesson.firstStep(onStageOf: index)
    let shown = (first..<index).first { earlier in
      let hidden = lesson.steps[earlier].hiddenFrom ?? Int.max
      return min(hidden - 1, steps[earlier].end.trace.lastNumber) >= number
    }
    guard let shown else { return }
    report(
      step.line,
      "#\(number) was shown in step \(shown + 1): hide it there with hides=\(number)"
    )
  }

  private func traces(from index: Int) -> [Trace] {
    let last = lesson.steps.indices.dropFirst(index + 1).first {
      lesson.steps[$0].stage.load != nil
    }
    return [steps[index].start.trace]
      + steps[index..<(last ?? lesson.steps.count)].map(\.end.trace)
  }
}
