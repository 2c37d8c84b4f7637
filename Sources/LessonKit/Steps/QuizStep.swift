extension Step.Kind {
  /// The kind of step that asks for a choice; after a right answer, the command in the attribute `proof=` is run as a proof.
  public static let quiz = Step.Kind.asking("quiz") { kind in
    kind.attributes = ["proof", "says"]
    kind.proofs = { [$0.proof].compactMap(\.self) }
    kind.prove = { verifier, step, index async in await verifier.proveQuiz(step, at: index) }
  }
}

extension Step {
  var proof: String? { data.text("proof") }
}

extension LessonVerifier {
  /// Reports a `quiz` step whose command in `proof=` fails, or whose output lacks the words in `says=`.
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
  fileprivate var folded: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
