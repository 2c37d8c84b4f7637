import Traces

// How a learner comes from one step to another.

extension LessonRun {
  /// Goes on from a step that is only read; any other step says what it waits for.
  public mutating func next() -> LessonReply {
    guard !isFinished else { return again() }
    guard let waiting = step.kind.waiting else { return moveOn() }
    return LessonReply([.paragraph(say(waiting))])
  }

  /// Leaves the step unsolved; the commands make what later steps count on.
  public mutating func skip() -> LessonReply {
    guard !isFinished else { return again() }
    let solution = step.kind.solution(self)
    let lines: [LessonLine] = solution.isEmpty ? [] : [.paragraph(say("Skipped. \(solution)"))]
    return moveOn(lines + conclusion, isSkipping: true)
  }

  /// Goes back to the step before; the stage is as it was at its beginning.
  public mutating func goBack() -> LessonReply {
    guard let previous = route.last(where: { $0 < stepIndex }) else {
      return LessonReply([.paragraph(say("This is the first step."))])
    }
    return jump(to: previous)
  }

  /// Goes forward again behind ``goBack()``, up to the step that was open then; from there as ``next()``.
  public mutating func goForward() -> LessonReply {
    guard !isFinished else { return again() }
    guard stepIndex < furthest else { return next() }
    if skipped.contains(step.id) { skipped.append(step.id) }
    return jump(to: route.first { $0 > stepIndex } ?? lesson.steps.count)
  }

  /// Shows the step again.
  public func again() -> LessonReply { LessonReply(presentation()) }

  /// Begins the lesson anew.
  public mutating func restart() -> LessonReply {
    let reply = jump(to: route.first ?? 0)
    furthest = stepIndex
    return reply
  }

  /// Opens any step, by replay.
  public mutating func jump(to index: Int) -> LessonReply {
    let before = self
    self = LessonRun(lesson, at: index, seed: seed, route: route, isTest: isTest)
    (answers, skipped, slips, scores) =
      (before.answers, before.skipped, before.slips, before.scores)
    furthest = max(before.furthest, before.stepIndex, stepIndex)
    return LessonReply(presentation(), commands: isFinished ? [] : setup)
  }

  /// Opens the next step, and sets the stage anew where the learner left the path.
  mutating func moveOn(_ lines: [LessonLine] = [], isSkipping: Bool = false) -> LessonReply {
    let (wasHidden, left) = (hiddenFrom, step)
    let next = route.first { $0 > stepIndex } ?? lesson.steps.count
    let isNear = next == stepIndex + 1 || next == lesson.steps.count
    let mustSetUp = !isNear || (isSkipping ? attempt.changes > 0 : hasStrayed)
    if isSkipping { skipped.append(left.id) }
    if isTest { slips += wrongGuesses }
    if left.stage.marking.points > 0 {
      scores.append(StepScore(step: left.id, points: points(isSkipping: isSkipping)))
    }
    stepIndex = next
    attempt = StepAttempt()
    progress = CheckProgress(isFinished ? [] : step.checks)
    var reply = LessonReply(lines)
    if left.kind.isQuestion, !mustSetUp {
      reply.shown = left.completion + (isSkipping ? [] : left.kind.proofs(left))
    }
    reply.showsLastOnly = left.kind.showsLastOnly
    if isSkipping, !left.kind.isQuestion { reply.commands = left.completion }
    open(&reply, mustSetUp: mustSetUp)
    if !mustSetUp, isFinished || step.opening.isEmpty { reply.revealed = revealed(from: wasHidden) }
    begin(at: latest)
    reply.lines += presentation()
    return reply
  }

  /// Adds to a reply what makes the stage of the step that has just been opened.
  private func open(_ reply: inout LessonReply, mustSetUp: Bool) {
    guard !isFinished else { return }
    guard mustSetUp || step.stage.load != nil else {
      reply.commands += step.opening
      return
    }
    reply.commands = setup
    guard step.stage.load == nil, !isTest else { return }
    reply.lines.append(.paragraph(say("The stage is set anew, so that the row numbers fit.")))
  }

  private func revealed(from hidden: Int?) -> Range<Int>? {
    let end = min(hiddenFrom ?? Int.max, latest.trace.lastNumber + 1)
    guard let hidden, hidden < end else { return nil }
    return hidden..<end
  }
}
