extension LessonRun {
  /// The open step as it is shown when one comes to it.
  public func presentation() -> [LessonLine] {
    guard !isFinished else {
      return [
        .praise("That was \"\(lesson.title)\", all \(lesson.steps.count) steps of it."),
        .keys(["lessons", "restart", "leave"]),
      ]
    }
    let position = "step \(stepIndex + 1) of \(lesson.steps.count): \(step.kind.word)"
    let paragraphs = (stepIndex == 0 ? lesson.introduction : []) + step.paragraphs
    return [.heading(title: lesson.title, position: position)]
      + paragraphs.map { $0.isCode ? .code($0.text) : .paragraph($0.text) }
      + step.kind.shown(self) + [.paragraph(step.kind.invitation), .keys(keys)]
  }

  /// What is to be reached, with what is reached already.
  var goals: [LessonLine] {
    zip(step.checks, progress.results).filter { !$0.0.goal.isEmpty }.map { check, result in
      .goal(text: check.goal, isMet: result.isMet, row: result.isMet ? result.row : nil)
    }
  }

  private var keys: [String] {
    step.kind.waiting == nil
      ? ["go", "explore", "leave"] : ["hint", "answer", "skip", "explore", "leave"]
  }
}
