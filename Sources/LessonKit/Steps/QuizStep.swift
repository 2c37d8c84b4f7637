extension Step.Kind {
  /// To choose, where a command proves what is right; it is run when the answer is right.
  public static let quiz = Step.Kind.asking("quiz") { kind in
    kind.attributes = ["proof", "says"]
    kind.proofs = { [$0.proof].compactMap(\.self) }
    kind.prove = { verifier, step, index async in await verifier.proveQuiz(step, at: index) }
  }
}

extension Step {
  /// The command that proves what is right.
  var proof: String? { data.text("proof") }
}

extension LessonVerifier {
  /// Proves that the command of a quiz shows what it is said to show, and that one choice is right.
  mutating func proveQuiz(_ step: Step, at index: Int) async {
    guard let proof = step.proof else { return }
    let result = await answer(to: proof, at: index)
    guard result.ok else {
      report(step.data.line, "The proof \"\(proof)\" cannot be done: \(result.output.firstLine)")
      return
    }
    let says = step.data.text("says") ?? ""
    guard !says.isEmpty, !result.output.folded.contains(says.folded) else { return }
    report(step.data.line, "\"\(proof)\" does not say \"\(says)\": \(result.output.firstLine)")
  }
}

extension String {
  /// The words with one blank between them, so that the columns of a table do not matter.
  fileprivate var folded: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
