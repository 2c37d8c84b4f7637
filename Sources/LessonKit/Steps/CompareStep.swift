extension Step.Kind {
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
  /// Reports that the second run lacks the row in question; else each choice whose verdict, right or wrong, does not fit that run.
  fileprivate mutating func proveComparison(_ step: Step, at index: Int) {
    guard let key = step.key else { return }
    let end = steps[index].end.trace
    let evidence = KeyEvidence(before: steps[index].start.trace, after: [end, end])
    guard let answer = key.answer(evidence) else {
      report(step.line, "There is no row \(key.row ?? 0) in the other run.")
      return
    }
    proveVerdicts(of: step, by: key, evidence, answer)
  }
}
