import PrintableText
import Traces

extension Step.Kind {
  /// The kind of step that asks for commands until all of its checks hold.
  public static let `do` = Step.Kind.doing("do") { _ in }

  /// The kind of step whose checks the learner may meet by any commands, on any module.
  public static let free = Step.Kind.doing("free") { kind in
    kind.allows = { _ in true }
    kind.invitation = { _ in "Type what you like; the goals are ticked off." }
  }

  /// Returns a kind of step that ends when its checks hold; `word` names the kind on pages, `configure` changes its defaults.
  static func doing(_ word: String, _ configure: (inout Step.Kind) -> Void) -> Step.Kind {
    Step.Kind(word) { kind in
      kind.hasConclusion = true
      kind.fences = ["viper-check", "viper-answer", "viper-also", "viper-wrong"]
      kind.finish = { step, _ throws(LessonError) in
        guard !step.checks.isEmpty else {
          let text = "A step in which something is done needs a viper-check."
          throw step.data.error(text, at: step.line)
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

extension LessonVerifier {
  /// Reports a task that is complete before the learner acts or has no answer, right answers that fail, and wrong ones that pass.
  fileprivate mutating func proveTask(_ step: Step, at index: Int) async {
    if await progress(of: index, typing: []).progress.isComplete {
      report(step.line, "The step is over before the learner has done anything: add a seen check.")
    }
    if let answer = step.answer {
      await prove(answer, "own answer", solves: step, at: index)
    } else {
      report(step.line, "The step has no viper-answer, so nothing proves that it can be done.")
    }
    for other in step.also { await prove(other, "viper-also", solves: step, at: index) }
    for wrong in step.wrongs { await prove(wrong, failsIn: step, at: index) }
  }

  private mutating func prove(
    _ answer: AnswerCommands,
    _ name: String,
    solves step: Step,
    at index: Int
  ) async {
    let outcome = await progress(of: index, typing: answer.commands)
    for (check, result) in zip(step.checks, outcome.progress.results) where !result.isMet {
      report(check.line, "The \(name) does not reach this: \(reason(result, check, outcome))")
    }
    if outcome.extraCommands > 0 {
      report(
        answer.line,
        "The \(name) goes on after the step is over: take \(outcome.extraCommands) out at its end."
      )
    }
  }

  private func reason(_ result: CheckResult, _ check: Check, _ outcome: StepOutcome) -> String {
    switch result {
    case .broken(let reason): return "\(reason)."
    case .violated(let row): return row.map { "#\($0) is against it." } ?? "it was broken."
    case .met, .notYet:
      guard let event = check.nearest(in: outcome.events) else {
        return "nothing like it was seen."
      }
      return "nearest is \(event.summary)"
    }
  }

  private mutating func prove(_ wrong: AnswerCommands, failsIn step: Step, at index: Int) async {
    let named = step.checkIndices(named: wrong.fails ?? "")
    guard !named.isEmpty else {
      report(wrong.line, "This names a check that is not there: fails=\(wrong.fails ?? "")")
      return
    }
    let results = await progress(of: index, typing: wrong.commands).progress.results
    guard !named.contains(where: { results[$0].refuses(step.checks[$0].kind) }) else { return }
    report(
      wrong.line,
      results.allSatisfy(\.isMet)
        ? "This is meant to be wrong and solves the step."
        : "This fails, but not by the check it names: fails=\(wrong.fails ?? "")"
    )
  }

  private func progress(of step: Int, typing commands: [String]) async -> StepOutcome {
    await restart(with: lesson.commands(upTo: step))
    let base = host.observe()
    var outcome = StepOutcome(progress: CheckProgress(lesson.steps[step].checks))
    outcome.progress.observe(CheckEvidence(from: base, to: base))
    var now = base
    for command in commands {
      if outcome.progress.isComplete { outcome.extraCommands += 1 }
      if outcome.statements.take(command, about: now.trace) == nil { _ = await host.run(command) }
      now = host.observe()
      outcome.statements.recordScreens(of: now)
      let evidence = CheckEvidence(from: base, to: now, outcome.statements)
      if !outcome.progress.isComplete { outcome.progress.observe(evidence) }
      outcome.events = evidence.events
    }
    return outcome
  }
}

private struct StepOutcome {
  var progress: CheckProgress
  var statements = Statements()
  var events: [Event] = []
  var extraCommands = 0
}

extension CheckResult {
  fileprivate func refuses(_ kind: Check.Kind) -> Bool {
    switch self {
    case .violated: true
    case .notYet: !kind.isJudgedLast
    case .met, .broken: false
    }
  }
}

extension Step {
  /// Returns the indices of the step's checks of a kind, or of one check: `seen:2` is the second `seen`; empty for an unknown name.
  fileprivate func checkIndices(named name: String) -> [Int] {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let same = checks.indices.filter { checks[$0].kind.word == parts.first }
    guard parts.count == 2 else { return parts.count == 1 ? same : [] }
    guard let number = Int(typed: parts[1]), same.indices.contains(number - 1) else { return [] }
    return [same[number - 1]]
  }
}

extension Event {
  /// The event in a few words: `#2 View, Presenter: fetchProducts()`.
  var summary: String {
    let names = [sender, receiver].compactMap(\.self).map(\.name).joined(separator: ", ")
    return "\(number.map { "#\($0) " } ?? "")\(names): \(label)"
  }
}
