import Traces

// Moving from one step to another.

extension LessonAttempt {
  /// Goes on from a `read` step; in any other step, returns a reminder of what the step waits for.
  public mutating func next() -> LessonReply {
    guard !isFinished else { return again() }
    guard let reminder = step.kind.reminder else { return moveOn() }
    return LessonReply([paragraph(reminder)])
  }

  /// Leaves the open step, or the open one of its questions, unsolved; after the step, the reply's commands bring the laboratory to
  /// the state that later steps expect.
  public mutating func skip() -> LessonReply {
    guard !isFinished else { return again() }
    guard stepIndex >= furthest || unsolved.contains(step.id) else { return goForward() }
    let solution = step.kind.solution(self)
    let lines: [LessonLine] = solution.isEmpty ? [] : [paragraph("Skipped. \(solution)")]
    state.hasSkippedQuestion = true
    return askNext(below: lines) ?? moveOn(lines + conclusion, isSkipping: true)
  }

  /// Opens the previous step again; the reply's commands bring the laboratory to the start of that step.
  public mutating func goBack() -> LessonReply {
    guard let previous = route.last(where: { $0 < stepIndex }) else {
      return LessonReply([paragraph("This is the first step.")])
    }
    return jump(to: previous)
  }

  /// Opens the next step again after ``goBack()``, up to the furthest step that was open; from there does the same as ``next()``.
  public mutating func goForward() -> LessonReply {
    guard !isFinished else { return again() }
    guard stepIndex < furthest else { return next() }
    if skipped.contains(step.id) { skipped.append(step.id) }
    return jump(to: route.first { $0 > stepIndex } ?? lesson.steps.count)
  }

  /// Returns a reply that shows the open step again.
  public func again() -> LessonReply { LessonReply(presentation()) }

  /// Starts the lesson again from its first step; answers, skipped steps and scores are kept.
  public mutating func restart() -> LessonReply {
    let reply = jump(to: route.first ?? 0)
    furthest = stepIndex
    return reply
  }

  /// Opens the step at an index; the reply's commands load the module and replay the lesson up to that step.
  public mutating func jump(to index: Int) -> LessonReply {
    let before = self
    self = LessonAttempt(lesson, at: index, seed: seed, route: route, isTest: isTest)
    (answers, skipped, slips, scores) =
      (before.answers, before.skipped, before.slips, before.scores)
    unsolved = before.unsolved
    furthest = max(before.furthest, before.stepIndex, stepIndex)
    return LessonReply(presentation(), commands: isFinished ? [] : setup)
  }

  /// Opens the next step, with `lines` at the top of the reply.
  ///
  /// If the learner's commands caused events that the step just left does not expect, the reply's commands load and prepare the
  /// module again.
  mutating func moveOn(_ lines: [LessonLine] = [], isSkipping: Bool = false) -> LessonReply {
    let (wasHidden, left) = (hiddenFrom, step)
    let next = route.first { $0 > stepIndex } ?? lesson.steps.count
    let isNear = next == stepIndex + 1 || next == lesson.steps.count
    let mustSetUp = !isNear || isElsewhere || (isSkipping ? state.changes > 0 : hasUnexpectedEvents)
    if isSkipping { skipped.append(left.id) }
    if isSkipping { unsolved.insert(left.id) } else { unsolved.remove(left.id) }
    if isTest { slips += wrongGuesses }
    if left.stage.points > 0 {
      scores.append(StepScore(step: left.id, points: points(isSkipping: isSkipping)))
    }
    stepIndex = next
    state = StepState()
    progress = CheckProgress(isFinished ? [] : step.checks)
    var reply = LessonReply(lines)
    if left.kind.isQuestion, !mustSetUp {
      reply.shown = left.completion + (isSkipping ? [] : left.proofs)
    }
    reply.showsLastOnly = left.kind.showsLastOnly
    if isSkipping, !left.kind.isQuestion { reply.commands = left.completion }
    open(&reply, mustSetUp: mustSetUp)
    if !mustSetUp, isFinished || step.opening.isEmpty { reply.revealed = revealed(from: wasHidden) }
    begin(at: latest)
    reply.lines += presentation()
    return reply
  }

  private func open(_ reply: inout LessonReply, mustSetUp: Bool) {
    guard !isFinished else { return }
    guard mustSetUp || step.stage.load != nil else {
      reply.commands += step.opening
      return
    }
    reply.commands = setup
    guard step.stage.load == nil, !isTest else { return }
    reply.lines.append(paragraph("The stage is set anew, so that the row numbers fit."))
  }

  /// Whether another module is loaded than the step began with, and no answer on the page loads one.
  var isElsewhere: Bool {
    base.module != latest.module && !base.module.isEmpty
      && !([step.answer].compactMap(\.self) + step.also).flatMap(\.commands)
        .contains { $0.hasPrefix("load ") }
  }

  /// A sentence that names the line that brings back the module of the open step; empty while it is loaded.
  var wayBack: [LessonLine] {
    guard isElsewhere else { return [] }
    let others = setup.drop { $0.hasPrefix("load ") }
    let isSecret = others.contains { $0.hasSuffix(" --secret") }
    let line = ([base.module] + (isSecret ? [] : others)).joined(separator: "; ")
    return [paragraph("Another module is loaded. `\(line)` brings back the one of this step.")]
  }

  private func revealed(from hidden: Int?) -> Range<Int>? {
    let end = min(hiddenFrom ?? Int.max, latest.trace.lastNumber + 1)
    guard let hidden, hidden < end else { return nil }
    return hidden..<end
  }
}
