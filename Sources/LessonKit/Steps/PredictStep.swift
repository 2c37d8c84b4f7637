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

  /// The kind of step that shows a run of one module and asks what differs in the run of another module.
  ///
  /// The attribute `with=` names the other module, as for `load`; `do=` gives the commands of both runs.
  public static let compare = Step.Kind.asking("compare") { kind in
    kind.attributes = ["with", "row", "key"]
    kind.finish = { step, _ throws(LessonError) in
      try step.requireChoices()
      _ = try step.data.value("with")
      step.key = try PredictionKey(of: step)
    }
    kind.opening = { $0.stage.acts }
    kind.completion = { ["load \($0.data.text("with") ?? "")"] + $0.stage.acts }
    kind.prove = { verifier, step, index async in verifier.proveComparison(step, at: index) }
  }
}

extension LessonVerifier {
  /// Reports in a `predict` step a missing row, choices that contradict the run, and an already shown row.
  fileprivate mutating func provePrediction(_ step: Step, at index: Int) {
    let traces = traces(from: index)
    let evidence = KeyEvidence(before: steps[index].start.trace, after: traces)
    let last = traces.map(\.lastNumber).max() ?? 0
    guard proveVerdicts(of: step, by: evidence, missing: ": the last is \(last)") else { return }
    proveHidden(step, at: index)
  }

  fileprivate mutating func proveComparison(_ step: Step, at index: Int) {
    let end = steps[index].end.trace
    let evidence = KeyEvidence(before: steps[index].start.trace, after: [end, end])
    _ = proveVerdicts(of: step, by: evidence, missing: " in the other run")
  }

  /// Reports a row that the run lacks, else the choices whose verdict does not fit the run; returns whether the row is there.
  private mutating func proveVerdicts(
    of step: Step,
    by evidence: KeyEvidence,
    missing place: String
  ) -> Bool {
    guard let key = step.key else { return false }
    guard let answer = key.answer(evidence) else {
      report(step.line, "There is no row \(key.row ?? 0)\(place).")
      return false
    }
    for choice in step.choices where choice.isRight != key.isTrue(choice, evidence) {
      let verdict = choice.isRight ? "right" : "wrong"
      report(choice.line, "\"\(choice.text)\" is said to be \(verdict), and \(answer)")
    }
    return true
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
