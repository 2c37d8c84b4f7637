extension Step.Kind {
  /// The kind of step that asks for commands until all of its checks hold.
  public static let `do` = Step.Kind.doing("do") { _ in }

  /// Returns a kind of step that ends when its checks hold; `word` names the kind on pages, `configure` changes its defaults.
  static func doing(_ word: String, _ configure: (inout Step.Kind) -> Void) -> Step.Kind {
    Step.Kind(word) { kind in
      kind.hasConclusion = true
      kind.fences = ["viper-check", "viper-answer", "viper-also", "viper-wrong"]
      kind.finish = { step, _ throws(LessonError) in
        guard !step.checks.isEmpty else {
          throw LessonError(file: step.data.file, line: step.line, .missingChecks)
        }
      }
      kind.completion = { $0.answer?.commands ?? [] }
      kind.shown = { $0.goals }
      kind.invitation = { _ in "Type a command." }
      kind.reminder = "Some goals are open; `again` shows them."
      kind.rightLines = { $0.step.answer?.commands ?? [] }
      kind.wrongLines = { $0.step.wrongs.first?.commands ?? [] }
      kind.solution = { attempt in
        attempt.step.answer.map { attempt.say("Type: \(attempt.inBackTicks($0.commands))") } ?? ""
      }
      kind.prove = { verifier, step, index async in await verifier.proveTask(step, at: index) }
      configure(&kind)
    }
  }
}

extension LessonAttempt {
  /// Returns commands as the text of a sentence: `` `open`, then `tap 1` ``.
  func inBackTicks(_ commands: [String]) -> String {
    commands.map { "`\($0)`" }.joined(separator: say(", then "))
  }
}
